import { particleAfter } from "@geulgyeol/wording/josa";
import type { Edit, Rule } from "../editing/edit.ts";
import { reconjugate } from "../korean/forms.ts";
import { stemOf } from "../korean/stem.ts";

/**
 * A passive with its agent in 에 의해: the agent becomes the subject. Only whole plain sentences: [what][이/가/은/는] [agent]에
 * 의해 [verb]되다. Verbs in -되다 without a -하다 form are excluded.
 */
const PASSIVE =
  /^((?:[가-힣A-Za-z0-9]{1,119}(?:의)? ){0,2}[가-힣A-Za-z0-9]{1,119})(이|가|은|는) ([가-힣A-Za-z0-9]{1,119}(?: [가-힣]{1,119})?)에 의(?:해서?|하여) ([가-힣]{2,})(되[가-힣]{0,119}|된[가-힣]{0,119}|됩[가-힣]{0,119}|됐[가-힣]{0,119}|돼[가-힣]{0,119})$/;
const NO_ACTIVE = /(?:관련|해당|오래|잘못|참|헛|좌우|초래|야기|지속|변화|발생|증가|감소|소멸)$/;

export const activeVoice: Rule = {
  id: "active-voice",
  name: "'~에 의해 ~되다'",
  reason: "누가 했는지 나와 있어서 그 말을 주어로 세웠어요.",
  find: ({ text, sentences }) => {
    const edits: Edit[] = [];
    for (const { from, wordsTo } of sentences) {
      const match = PASSIVE.exec(text.slice(from, wordsTo));
      if (match === null) continue;
      const [, what = "", particle = "", doer = "", verb = "", tail = ""] = match;
      const done = reconjugate(tail, stemOf("되"), stemOf("하"));
      const subject = particleAfter(doer, "이/가");
      const object = particleAfter(what, "을/를");
      if (done === null || subject === null || object === null || NO_ACTIVE.test(verb)) continue;
      if (
        /(?:^|\s)(?:그|이|저|것|[가-힣]+[은는을를에])\s/.test(`${what.split(" ").slice(0, -1).join(" ")} `) &&
        what.includes(" ")
      ) {
        if (!/^(?:이|그|저|우리)\s\S+$/.test(what)) continue;
      }
      const topic = particle === "은" || particle === "는";
      const after = topic
        ? `${what}${particle} ${doer}${subject} ${verb}${done}`
        : `${doer}${subject} ${what}${object} ${verb}${done}`;
      edits.push({ from, to: wordsTo, text: after });
    }
    return edits;
  },
};
