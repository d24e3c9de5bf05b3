import { particleAfter } from "@geulgyeol/wording/josa";
import { editMatches, type Rule } from "../editing/edit.ts";

/**
 * '~을 통해' for a means. Only nouns that are clearly a tool or a channel: native writers use 통해 too (84 against 42 per
 * million words in translations), so a rule for every 통해 would be wrong.
 */
const MEANS =
  /([가-힣A-Za-z0-9]{0,119}(?:인터넷|전화|이메일|메일|앱|애플리케이션|홈페이지|누리집|온라인|문자|설문|설문조사|설문 조사|실험|데이터|검색|영상|사진|편지|우편|카카오톡|메신저|현미경|지도|그래프|표본))[을를] 통(?:해서?|하여)(?=[\s,.])/g;

export const throughMeans: Rule = {
  id: "through-means",
  name: "'~을 통해'",
  reason: "수단을 나타내는 '~을 통해'를 '~로'로 줄였어요.",
  find: (view) =>
    editMatches(view, MEANS, (match) => {
      const noun = match[1] ?? "";
      const particle = particleAfter(noun, "으로/로");
      return particle === null ? null : noun + particle;
    }),
};
