package app.assay.points.lexicon;

import java.util.Locale;

/// A kind of wording that a detector asks for. The wordings of each lie in a file of its name, such
/// as `assets/lexicon/points/hedge.txt`.
public enum Cue {
  /// Source:, compiled from, measured on: how the figures of a table came about, as its caption,
  /// note or header says it (point 4).
  PROVENANCE,
  /// We measured, was logged, were asked: how something was found out (point 4).
  METHOD,
  /// Estimated, projected, illustrative, not measured: what figures say of themselves (point 4).
  ESTIMATED,
  /// Target, required, at least: a figure that is asked for, not found (point 4).
  DEMANDED,
  /// Weight, discount, dose: quantities that are set or charged, not found (point 4).
  SETPOINT,
  /// Accuracy, latency, score: quantities that somebody must have found out (point 4).
  MEASURE,
  /// Rises, climbing, year after year: a course of things (point 4).
  TREND,
  /// Differs from, correction:, rose from: two values that differ, and the writer says so (point
  /// 5).
  DISCREPANCY,
  /// Opened, was founded, handover: what happens on one date (point 5).
  EVENT,
  /// Abstract, summary, key points: a heading over what the body says again (point 5).
  SUMMARY,
  /// May, might, is expected to: the writer says that it is not certain (point 2).
  HEDGE,
  /// Roughly, about 40: a value said to be rough.
  APPROXIMATION,
  /// Projected, planned, targeted, designed to: a plan or forecast said to be one (point 2).
  PLAN,
  /// `(estimated)`, `PROJECTED:`, `[HYPOTHESIS]`, `TBD`: a marker by its own words (points 1, 2,
  /// 4).
  MARKER,
  /// Report, log, survey, table 3: a record in which evidence stands; within brackets it is a
  /// source.
  RECORD,
  /// Shows, counted, states: what a record does when a sentence takes its word from it.
  REPORTS,
  /// The header over a column of sources.
  SOURCE_COLUMN,
  /// According to, source:, measured on, n=50, see Table 3: the evidence is named (points 1, 9).
  SOURCE,
  /// Assuming, under, when, with up to: a condition is named (point 3).
  CONDITION,
  /// Must, shall, is required to: a demand, not a statement.
  NORMATIVE,
  /// A verb that gives an order where it begins a sentence.
  INSTRUCTION,
  /// Means, is defined as, is the share of: words are explained.
  DEFINITION,
  /// Not, never, no longer, without.
  NEGATION,
  /// If, would, suppose, imagine, for example: not said to be so.
  HYPOTHETICAL,
  /// Will: a statement about the future (point 2).
  WILL,
  /// Will return, will be rejected: what a program or an office does each time (point 2).
  ROUTINE,
  /// Is going to, is bound to, never again: the future as certain without "will" (point 2).
  BOUND,
  /// Pays for itself, breaks even: an investment's return (point 2).
  PAYBACK,
  /// Doubles, reaches, disappears: a verb of a forecast (point 2).
  GROWTH,
  /// By 2030, next year, within five years: a time that may lie ahead (points 2, 7).
  FUTURE,
  /// Ends on, runs until, deadline: a date fixed by contract or calendar (point 2).
  SCHEDULE,
  /// Currently, today, the latest: the present, whenever that is (point 8).
  NOW,
  /// This year, last month: a period named by its distance from now (point 8).
  RECENT_PERIOD,
  /// For the last three years, five years ago: a time counted back from whenever (point 8).
  AGO,
  /// The current directory, at the latest, shows the latest: words of [#NOW] that need no date.
  TIMELESS,
  /// Last updated, reviewed on: the date of the document follows (point 8).
  UPDATED,
  /// `[SNAPSHOT]`: true on one day (point 8).
  SNAPSHOT,
  /// Timeline, history, changelog: entries in the order of their dates (point 8).
  CHRONICLE,
  /// 50 ms, two weeks, overnight (point 3).
  SPAN_OF_TIME,
  /// 3,000 requests per second, 60 m a day (point 3).
  RATE,
  /// Takes, lasts, latency: what a span of time is said of (point 3).
  PERFORMANCE,
  /// Scales linearly, no matter how many (point 3).
  SCALING,
  /// Never blocks, no downtime, instantly (point 3).
  ABSOLUTE,
  /// 300 MB, 18 km (point 3).
  UNIT_AMOUNT,
  /// Uses, draws, gives: what an amount is said of (point 3).
  CONSUMPTION,
  /// A third faster, 2% of the CPU, a range of 18 (point 3).
  EFFICIENCY,
  /// Default, timeout, every 15 minutes: values that somebody sets (point 3).
  CONFIGURATION,
  /// Planned, not built yet, on the drawing board: a thing is not there yet (point 7).
  NOT_YET,
  /// Status: not built, no code exists: nothing of what the document describes is there (point 7).
  ALL_UNBUILT,
  /// Does not exist, nothing has been ordered: said at the head of a section (point 7).
  UNBUILT_HERE,
  /// Outlook, consequences: a heading over what the writers think will come (point 2).
  OUTLOOK,
  /// Goes up, stops being: what a change brings about (point 2).
  TURNOUT,
  /// Roadmap, unreleased, what comes next: a heading over what is to come (point 7).
  ROADMAP,
  /// Opens, starts, goes live: with a time to come, a thing is not there yet (point 7).
  LAUNCH,
  /// Survives, saves, is done within: what a thing manages, with a figure after it (point 3).
  CAPACITY,
  /// Cost per user, 4 cents a head (point 3).
  UNIT_COST,
  /// As of, on, since with a date or version: the statement is tied to a time (point 8).
  AS_OF,
  /// A sum of money (point 9).
  AMOUNT,
  /// Costs, fee, a month: what somebody pays for something (point 9).
  PRICE,
  /// Budget, loan, revenue: the document's own money, which nobody else can check.
  FINANCE,
  /// 40 %, one in five, two thirds of (point 9).
  SHARE,
  /// Twice as, 3x, four times.
  TIMES,
  /// On average, typically, median (point 9).
  AVERAGE,
  /// A number in digits or as a word.
  COUNT,
  /// A year, per shift, daily: how often.
  PERIOD,
  /// Farmers, hospitals, households: what statistics count.
  CROWD,
  /// The world, a country, the market.
  WORLD,
  /// Used by, 40 customers, units sold: how many use it.
  ADOPTION,
  /// Competitors, no other tool, unlike X (point 9).
  RIVAL,
  /// Unlike, versus, alternatives to: a name of somebody else's follows (point 9).
  BESIDE,
  /// Best, largest, most reliable: the highest degree (point 9).
  SUPERLATIVE,
  /// On the market, in the country, of its kind: all among which something is the first (point 9).
  FIELD,
  /// The header over the document's own product in a comparison.
  OWN_COLUMN,
  /// Standards, laws, records, market facts (point 9).
  INDUSTRY,
  /// Law, guideline, regulation: with a figure, a fact that can be looked up.
  LAW,
  /// A, every, each of them: at the head of a sentence, said of all of a kind.
  KIND,
  /// Most: with a crowd after it, a share.
  MOST,
  /// A value that the document itself sets: default, threshold.
  SETTING,
  /// Roughly, about 40, can: words of doubt or ability that leave a figure claimed.
  APPROXIMATE,
  /// In our model, assumes, invented numbers: figures that nobody takes for the world's (point 9).
  MODELLED,
  /// We, our, this report.
  OWN,
  /// Outperforms, the most reliable, no other: better than others (point 1).
  SUPERIOR,
  /// Prefer, love, happier with (point 1).
  PREFER,
  /// Achieves, saved, 40 % faster: a result said to be reached (point 1).
  ACHIEVE,
  /// Better, weaker, friendlier: a comparative that judges (point 1).
  BETTER,
  /// Impeccable, clumsy, trustworthy: an adjective that judges (point 1).
  QUALITY,
  /// Want, trust, hate: after people, what they like (point 1).
  LIKING,
  /// Excellent, robust, flawlessly: a judgement of quality (point 1).
  PRAISE,
  /// 100 %, guarantees, eliminates, proven (point 1).
  CERTAIN,
  /// Could, can be: said to be possible.
  ABLE,
  /// Led to, because of, explains: one thing made another happen (point 6).
  CAUSE,
  /// Increased, reduced, improved: a verb by which something changes something else (point 6).
  CHANGE,
  /// Retention, errors, sales: what is said to have changed.
  OUTCOME,
  /// Because, since: a reason is given.
  BECAUSE,
  /// We chose, was rejected: what follows is the reason of a decision.
  DECISION,
  /// Fell, has dropped, fewer: something has become otherwise.
  SHIFT,
  /// Ended, filled, halved: what something has brought about (point 6).
  RESULT,
  /// Correlated, coincided, causal link not established.
  NOT_CAUSAL,
  /// Pressing, the valve, the flag: a thing works as it is made.
  MECHANICAL;

  /// The name of its file without folder.
  public String file() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-') + ".txt";
  }
}
