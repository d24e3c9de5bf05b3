import { counted, type Family } from "../feature.ts";

/**
 * The writer's presence in the text: first person, guesses, wishes, feelings, speech. 생각 occurred 23 times per 1,000
 * words in human essays and 10 in model ones. Diaries by models use 저는 as often; human papers and manuals never do.
 */
export const STANCE: Family = {
  id: "stance",
  features: [
    counted("first-person-plain", "'나', '내'", "나는|나도|나의|나를|나에게|내|내가|나한테|나만|나와|나로|난|날|내게"),
    counted("first-person-polite", "'저', '제'", "저는|저도|저의|저를|저에게|제|제가|저한테|저만|전|절|제게|저와|저로"),
    counted("first-person-plural", "'우리', '저희'", "우리*|저희*"),
    counted("second-person", "'당신', '여러분'", "당신*|여러분*|너는|너의|네가|너를|니가|그대*|귀하*|고객님*|님께*"),
    counted("thinking", "'생각'", "생각*|느낀*|느껴*|느꼈*|느낌*|기억*|깨달*|마음*"),
    counted("seems", "'~것 같다'", "것 같*|거 같*|듯|듯하*|듯한|듯합*|듯이|모양이*|것같*|거같*|듯싶*"),
    counted("perhaps", "'아마', '혹시'", "아마|아마도|혹시|어쩌면|혹은|아무래도|왠지|어쩐지|*지도 모*|*지도 몰*"),
    counted("it-looks", "'보인다'", "보인다|보입니다|보이는|보여요|보이고|보이며|보였다|보인다고"),
    counted(
      "wish",
      "'~고 싶다', '바란다'",
      "싶다|싶은|싶습니다|싶어*|싶었*|싶고|싶네*|싶지*|바랍니다|바란다|바라며|바라는|바라고|부탁*|주세요|주십시오|주시*",
    ),
    counted(
      "question-words",
      "'왜', '어떻게'",
      "왜|어떻게|무엇*|무슨|뭐|뭔가|누가|누구*|언제|어디*|어떤|어느|얼마나|몇",
    ),
    counted("negation-short", "'안', '못'", "안|못|안해*|안하*|못해*|못하*|안되*|안돼*"),
    counted("negation-long", "'~지 않다'", "않*|못하*|못한*|못했*|못합*|말아*|말고|마세요|말라*"),
    counted("without", "'없다'", "없다|없는|없이|없고|없어*|없었*|없습*|없으*|없지*|없을|없다고|없다는|없는데"),
    counted(
      "reported-speech",
      "전해 들은 말",
      "*다고|*라고|*냐고|*자고|*다며|*라며|*다던|*라던|*다는데|*라는데|*단다|*답니다|*대요|*래요",
    ),
    counted("said", "'말했다', '했다'", "말했*|말한*|말하*|했다|했습니다|한다고|하더라*|하는데|물었*|대답*|말씀*"),
    counted("because-plain", "'때문'", "때문*|탓*|덕분*|덕에|바람에"),
    counted(
      "honorific",
      "높임말",
      "*시는|*시고|*십니다|*셨*|*세요|*시며|*시면|*시길|*께서*|*님|*님이|*님의|*님께|*님은|*분들*|*신|*실",
    ),
    counted(
      "request-ending",
      "부탁하거나 권하는 끝맺음",
      "*세요$|*십시오$|*봅시다$|*ㅂ시다$|*합시다$|*랍니다$|*길$|*주세요$|*보세요$|*바랍니다$|*기를$",
    ),
  ],
};
