/** The words of English that are common whatever the subject. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    "the be to of and a in that have i it for not on with he as you do at this but his by from they we say her she or an will my one all " +
    "would there their what so up out if about who get which go me when make can like time no just him know take people into year your " +
    "good some could them see other than then now look only come its over think also back after use two how our work first well way even " +
    "new want because any these give day most us is are was were been being am has had having did does doing done said says made got gets " +
    "went came took saw knew thought more much many very too here where why while before again off down still own same such through between " +
    "both each few those under until against during without within never always often another every around away always though although " +
    "might must should may shall cannot don't doesn't didn't can't won't isn't wasn't i'm it's that's i've you're they're we're there's " +
    "something anything nothing everything someone anyone things thing lot really little big old long great last right man life world need " +
    "put let help keep find found tell told ask asked feel felt left call called try tried seem seemed yes oh yet since once ever else whether"
  ).split(" "),
);
