/** English abbreviations whose full stop does not end a sentence. */
export const NEVER_ENDS = new Set(
  `dr mr mrs ms prof st vs e.g i.e eg ie cf viz no nos vol vols pp fig figs eq eqs sec ch ed eds gen col capt lt sgt rev hon
  gov sen rep pres supt messrs mt ft jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat
  approx dept est al resp ca`.split(/\s+/),
);

/** Those that end a sentence if a capital letter follows. */
export const SOMETIMES_ENDS = new Set(
  "etc inc ltd co corp jr sr u.s u.k u.n e.u d.c a.m p.m ph.d m.d b.c a.d bros".split(" "),
);

/** First words of sentences, for telling "the U.S. The" from "U.S. Army". */
export const STARTERS = new Set(
  `the a an this that these those he she it they we you i in on at by for from with as but and or so if when while after
  before since although however there here his her its their our my what who how why where then now both many some most
  all each no not one two`.split(/\s+/),
);
