import { describe, expect, it } from "vitest";
import { OWN_TEXTS } from "../testing/own-texts.ts";
import { isCode } from "./is-code.ts";

const CODE: Readonly<Record<string, string>> = {
  JavaScript: `// 사용자 목록을 가져와서 화면에 그린다. 실패하면 빈 목록을 돌려준다.
async function loadUsers(limit = 20) {
  const response = await fetch(\`/api/users?limit=\${limit}\`);
  if (!response.ok) return [];
  const { users } = await response.json();
  return users.filter((user) => user.active).map((user) => user.name);
}`,
  Python: `import math
from typing import List

# 두 점 사이의 거리를 구하는 함수입니다. 점은 좌표의 쌍으로 받습니다.
def distance(a: List[float], b: List[float]) -> float:
    """두 점의 거리."""
    total = 0.0
    for x, y in zip(a, b):
        total += (x - y) ** 2
    return math.sqrt(total)


if __name__ == "__main__":
    print(distance([0, 0], [3, 4]))`,
  HTML: `<!DOCTYPE html>
<html lang="ko">
<head>
  <meta charset="utf-8">
  <title>첫 페이지</title>
</head>
<body>
  <ul class="menu"><li><a href="/about">소개</a></li></ul>
</body>
</html>`,
  JSON: `{
  "name": "geulgyeol",
  "version": "1.0.0",
  "private": true,
  "scripts": { "test": "vitest run", "build": "vite build" },
  "dependencies": [
    "react",
    "zod"
  ]
}`,
  "JSON on one line": '{"id":17,"name":"홍길동","roles":["admin","writer"],"active":true,"score":0.93,"next":null}',
  SQL: `SELECT u.id, u.name, COUNT(p.id) AS posts
FROM users u
LEFT JOIN posts p ON p.user_id = u.id
WHERE u.deleted_at IS NULL
GROUP BY u.id, u.name
HAVING COUNT(p.id) > 3
ORDER BY posts DESC
LIMIT 10;`,
  shell: `#!/bin/bash
set -e
# 백업 폴더를 만들고 데이터베이스를 내려받는다.
mkdir -p "$HOME/backup"
for name in users posts; do
  pg_dump -t "$name" app > "$HOME/backup/$name.sql"
done
echo "done: $(date)"`,
  Java: `public class Main {
    public static void main(String[] args) {
        // 합계를 출력한다
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += i;
        }
        System.out.println("합계: " + sum);
    }
}`,
  CSS: `.card {
  display: grid;
  gap: 12px;
  padding: 16px 20px;
}
.card > h2 { font-size: 1.25rem; }`,
  "Python with docstrings over several lines": `import math

def area(radius):
    """원의 넓이를 구하는 함수입니다.
    반지름은 미터로 받습니다. 음수를 받으면 오류를 던집니다.
    넓이는 제곱미터로 돌려줍니다. 반올림은 하지 않습니다.
    """
    return math.pi * radius ** 2

def perimeter(radius):
    '''
    원의 둘레를 구하는 함수입니다.
    반지름은 미터로 받습니다. 음수를 받으면 오류를 던집니다.
    둘레는 미터로 돌려줍니다. 반올림은 하지 않습니다.
    '''
    return 2 * math.pi * radius`,
  "HTML with comments over several lines": `<!DOCTYPE html>
<html lang="ko">
<!--
  이 쪽은 회사를 소개합니다. 문구를 바꾸려면 담당자에게 먼저 물어봐 주세요.
  그림은 다른 폴더에 있습니다. 이름을 바꾸면 다른 쪽에서도 그림이 보이지 않습니다.
-->
<body>
  <ul class="menu"><li><a href="/about">소개</a></li></ul>
</body>
</html>`,
  "a server's log": `2024-05-03T10:12:44.120Z INFO  Server is listening on port 3000.
2024-05-03T10:12:45.301Z INFO  Connected to the database after two attempts.
2024-05-03T10:13:02.877Z WARN  The request to /api/users took longer than expected.
2024-05-03T10:13:09.014Z ERROR Could not read the file /var/data/report.json.`,
  "a system's log": `Nov 23 03:12:01 web sshd[1203]: Accepted password for the user admin.
Nov 23 03:12:04 web systemd[1]: Started the daily clean up of temporary folders.
Nov 23 03:14:11 web cron[88]: The job for backups has finished.`,
  "fenced code": "```python\nfor i in range(10):\n    print(i)\n```",
};

const PLAIN =
  "어제는 비가 와서 하루 종일 집에 있었습니다. 저녁에는 동생과 만두를 빚어 먹고 남은 것은 이웃집에 나누어 드렸습니다.";

const AFTER_A_LEFTOVER_FENCE = `3
\`\`\`
아래는 합계를 구하는 코드입니다.
\`\`\`python
total = 0
for one in values:
    total += one
print(total)
\`\`\`
위의 코드에서 \`total\` 변수에는 지금까지 더한 값이 들어 있습니다.

반복문이 끝나면 모든 값을 더한 결과가 출력되고, 목록이 비어 있으면 처음 값인 0이 그대로 출력됩니다.`;

const WITH_CODE = `이 함수는 두 수의 최대공약수를 구합니다. 나머지가 0이 될 때까지 두 수를 바꾸어 가며 나눕니다. 재귀로 쓰면 짧지만 깊이가 걱정될 수 있어서 반복문을 골랐습니다.

\`\`\`js
function gcd(a, b) {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
\`\`\`

실제로 써 보니 큰 수에서도 금방 끝났습니다.`;

const ESSAY = Array.from({ length: 40 }, (_, k) => `나는 ${k + 1}번째 날에도 도서관에 가서 오래된 책을 읽었다.`);
const LIKE_CODE: Readonly<Record<string, string>> = {
  "one long line with brackets that ends with a semicolon":
    "Drinking more water keeps the stool soft; people who rest in bed after an operation need it most. " +
    "When the muscles (of the gut)work slowly, fibre helps as well, because it holds water in the bowel and makes the passage easier;",
  "sentences between tags": ESSAY.map((line) => `<p>${line}</p>`).join("\n"),
  "English sentences between tags": ESSAY.map((_, k) => `<p>We read ${k + 1} old books there.</p>`).join("\n"),
  "verses between tags": ESSAY.map(() => "<p>산에는 꽃이 피고 지고 또 피는 봄날</p>").join("\n"),
  "a fence that never closes": `\`\`\`\n${ESSAY.join("\n")}`,
  "a fence that never closes after one that does": `\`\`\`\nlet a = 1;\n\`\`\`\n~~~\n${ESSAY.join("\n")}`,
  "lines behind number signs": `<h1>나의 하루</h1>\n${ESSAY.map((line) => `# ${line}`).join("\n")}`,
  "lines behind dashes": `<h1>나의 하루</h1>\n${ESSAY.map((line) => `-- ${line}`).join("\n")}`,
  "a comment that never closes": `let a = 1;\nlet b = 2;\nlet c = 3;\n/*\n${ESSAY.join("\n")}`,
  "markup's comment that never closes": `<html>\n<body>\n<!--\n${ESSAY.join("\n")}`,
  "a docstring that never closes": `import math\nimport os\nimport re\n"""\n${ESSAY.join("\n")}`,
  "lines after the end of a comment": `let a = 1;\nlet b = 2;\nlet c = 3;\n/*\n*/ ${ESSAY.join(" ")}`,
  "a comment much longer than the code": `let a = 1;\nlet b = 2;\nlet c = 3;\n/*\n${ESSAY.join("\n")}\n*/`,
  "three sentences beside a program": `${ESSAY.slice(0, 3).join("\n")}\n${"total = total + 1;\n".repeat(40)}`,
};

describe("isCode", () => {
  it.each(Object.entries(CODE))("returns true for code only: %s", (_, code) => {
    expect(isCode(code)).toBe(true);
  });

  it.each(Object.entries(LIKE_CODE))("returns false for prose: %s", (_, text) => {
    expect(isCode(text)).toBe(false);
  });

  it("returns false for prose with a code block", () => {
    expect(isCode(WITH_CODE)).toBe(false);
  });

  it.each([
    ["at the beginning", `\`\`\`\n${PLAIN}`],
    ["at the end", `${PLAIN}\n\`\`\``],
    ["before a whole block", AFTER_A_LEFTOVER_FENCE],
  ])("returns false for prose with a single fence %s", (_, text) => {
    expect(isCode(text)).toBe(false);
  });

  it("returns true for code with a single fence", () => {
    expect(isCode(`\`\`\`js\n${CODE.JavaScript}`)).toBe(true);
  });

  it.each([
    "# 제목\n\n* 첫째 항목이에요.\n* 둘째 항목이에요.\n* 셋째 항목이에요.",
    '"Super Mario Odyssey": This is a popular platformer game that lets players explore various worlds.',
    "scrollWidth = 324 -- 콘텐츠 영역 안쪽 전체의 너비. 그림은 가로 스크롤바가 없기 때문에 clientWidth와 동일합니다. 스크롤바가 있으면 달라집니다.",
    "이름: 홍길동\n날짜: 3월 2일\n오늘은 학교에 갔다.",
  ])("returns false for the text %s", (text) => {
    expect(isCode(text)).toBe(false);
  });

  it("returns false for each of the project's own texts", () => {
    expect(OWN_TEXTS.filter(({ text }) => isCode(text)).map(({ text }) => text.slice(0, 80))).toEqual([]);
  });
});
