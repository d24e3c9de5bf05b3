import { isFence } from "./line-forms.ts";

/** A text with so many characters of prose is judged on it, however much code stands beside. */
const ENOUGH_PROSE = 200;
/** The same beside fenced code, where everything outside the fences is surely meant to be read. */
const ENOUGH_BESIDE_FENCES = 80;
/** Share of the characters, comments apart, that must be code. */
const LEAST_CODE = 0.75;
/** Lines of code that make a program; with fewer, each must be plain to see. */
const PROGRAM = 3;
/** Longest line that is looked at whole; of a longer one (minified code, a line of data) its beginning. */
const LONGEST_LINE = 2000;
/** Text between quotation marks or tags from this length on is written for readers. */
const WRITTEN = 60;

/** What a line is: `certain` cannot be anything but code, `likely` is code among code. */
type LineForm = "certain" | "likely" | "comment" | "prose";

/**
 * Whether a text is a program, a query, markup or data and nothing else, so that nobody wrote sentences to judge. Comments,
 * Korean ones too, make no prose of a program. Linear in the text.
 */
export function isCode(text: string): boolean {
  const counts = { certain: 0, likely: 0, comment: 0, prose: 0 };
  const given = text.split(/\r?\n/);
  const allFences = given.filter((line) => isFence(line.trim())).length;
  let lines = 0;
  let fences = 0;
  let inComment = false;
  for (const full of given) {
    const line = full.slice(0, LONGEST_LINE).trim();
    if (line === "") continue;
    if (isFence(line)) {
      fences++;
      continue;
    }
    // A fence without a second one holds nothing: it was left over when a part of an answer was copied.
    const isFenced = fences % 2 === 1 && fences < allFences;
    const form = isFenced ? "certain" : inComment ? "comment" : formOf(line);
    if (line.startsWith("/*") || inComment) inComment = !line.includes("*/");
    if (form !== "comment") lines++;
    counts[form] += full.trim().length;
    if (counts.prose >= (fences > 0 ? ENOUGH_BESIDE_FENCES : ENOUGH_PROSE)) return false;
  }
  const code = counts.certain + counts.likely;
  if (counts.certain === 0 || counts.certain < counts.likely / 3) return false;
  if (lines < PROGRAM) return counts.certain > 0 && counts.likely + counts.prose === 0;
  return code >= LEAST_CODE * (code + counts.prose);
}

const COMMENT = /^(?:\/\/|\/\*|#(?![#!]|include)|--\s|<!--|"""|''')/;
const STRINGS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
/** A note at the end of a line of code. */
const TRAILING_NOTE = /(?<=[\s;{}),])(?:\/\/|#|--|\/\*)(?:\s|[가-힣]).{0,60}$/;
const TAG = /<\/?[A-Za-z!][^<>]*>/g;
const SIGN = /[{}();=<>[\]$\\/+*&|_]/g;

const STATEMENT =
  /^(?:import|from|export|const|let|var|function|def|class|public|private|protected|static|return|if|elif|for|while|switch|case|try|catch|except|async|await|interface|type|enum|struct|fn|func|impl|use|using|mod|pub|namespace|package|template|void|int|float|double|char|bool|print|echo|printf|raise|throw|with|yield|assert|del|lambda|do|else|finally|require|include)\b/;
const PYTHON_BLOCK = /^(?:def|class|if|elif|else|for|while|try|except|with|finally|match|case|async def)\b[^.?!]*:$/;
const PYTHON_IMPORT = /^(?:import [\w.]+(?: as \w+)?|from [\w.]+ import [\w*, ()]+)$/;
const ASSIGNMENT = /^[\w.$[\]]+(?:\s?:\s?[\w<>[\]. |]+)?\s?(?:[-+*/|&%]|\?\?|\|\|)?=(?![=>])\s?\S/;
const CALL = /^[\w.$]+(?:<\w+>)?\(.*\)[;,]?(?:\s?\{)?$/;
const CHAIN = /^(?:\.\w+\(|@\w+(?:\(|$)|[\]})]+[;,]*$|\}\s?(?:else|catch|finally)|#include\b|#!\/|<\?|\$ \S)/;
const PAIR = /^"[^"]*"\s?:\s?(?:["{[\d-]|true|false|null)|^[{[\]}]+,?$/;
const SHELL =
  /^(?:sudo|cd|npm|npx|yarn|pip3?|git|docker|kubectl|curl|wget|echo|export|mkdir|rm|cp|mv|apt|apt-get|brew|chmod|chown|grep|sed|awk|set|ssh|scp|tar|source|python3?|node|systemctl)\s.*(?:[-/$=|>"&~]|\.\w)/;
/** A command with an option: pg_dump -t users. */
const OPTION = /^[a-z][\w-]{1,20} --?[a-z][\w-]*(?:[ =][^.?!]*)?$/;
const STYLE = /^[a-z-]{2,30}:\s?[^;?!]{1,120};$/;
const SHELL_WORD = /^(?:fi|done|esac|then|do|else|end|begin|pass|break|continue)[;:]?$/;
const QUERY =
  /^(?:SELECT|FROM|WHERE|INSERT INTO|UPDATE|DELETE FROM|CREATE (?:TABLE|INDEX|VIEW)|ALTER TABLE|DROP TABLE|(?:LEFT|RIGHT|INNER|OUTER|FULL|CROSS)? ?JOIN|GROUP BY|ORDER BY|HAVING|LIMIT|VALUES|UNION|WITH|AND|ON|SET)\b/;
const LOWER_QUERY = /^(?:select .+ from|insert into|update \w+ set|delete from|create table)\b/;
const COLUMN = /^[\w.]+(?: (?:AS|as) \w+)?,?$/;
const SETTING = /^(?:- )?[\w.-]+:(?: [\w.:/@"'-]+){0,3}$/;

function formOf(line: string): LineForm {
  if (COMMENT.test(line)) return "comment";
  const tagged = withoutTags(line);
  if (tagged !== null) return tagged.length < WRITTEN ? "certain" : "prose";
  let written = 0;
  const noted = line
    .replace(STRINGS, (string) => {
      if (/[가-힣A-Za-z]{2}[,.]?\s/.test(string) && string.length > WRITTEN) written += string.length;
      return '""';
    })
    .trim();
  const bare = noted.replace(TRAILING_NOTE, "").trim();
  // A word and an explanation behind a dash is a list of terms.
  if (noted.length > 3 * bare.length + 20) return "prose";
  if (written > WRITTEN * 2 || /[가-힣]/.test(bare)) return "prose";
  const signs = bare.match(SIGN)?.length ?? 0;
  if (CHAIN.test(bare) || PAIR.test(line) || PYTHON_IMPORT.test(bare)) return "certain";
  if (PYTHON_BLOCK.test(bare) && (signs >= 1 || /^(?:else|try|finally):$/.test(bare))) return "certain";
  if (/[;{}]$/.test(bare) && signs >= 2) return "certain";
  if (STATEMENT.test(bare) && signs >= 3 && signs * 14 >= bare.length) return "certain";
  if ((ASSIGNMENT.test(bare) || CALL.test(bare)) && !/[.?!]$/.test(bare)) return "certain";
  if (LOWER_QUERY.test(bare) || (QUERY.test(bare) && !/[.?!]$/.test(bare))) return "certain";
  if ((SHELL.test(bare) && !/[.?!]$/.test(bare)) || OPTION.test(bare) || STYLE.test(bare)) return "certain";
  if (signs >= 3 && signs * 8 >= bare.length) return "certain";
  if (STATEMENT.test(bare) && signs >= 1 && !/[.?!]$/.test(bare)) return "likely";
  if (SHELL_WORD.test(bare) || COLUMN.test(bare) || SETTING.test(bare)) return "likely";
  return "prose";
}

/** What stands between the tags of a line of markup; null when the line does not begin with a tag. */
function withoutTags(line: string): string | null {
  return /^<\/?[A-Za-z!]/.test(line) ? line.replace(TAG, "").trim() : null;
}
