import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { loadApi } from "../../../shared/api/load-api.ts";
import { Alert } from "../../../shared/ui/alert.tsx";
import { TEXT_LINK } from "../../../shared/ui/surfaces.ts";

/** The classes that go with the account, each with where it is handed over. */
export function LedClasses() {
  const { data } = useQuery({
    queryKey: ["classes", "list"],
    queryFn: async ({ signal }) => {
      const { callEndpoint, listClasses } = await loadApi();
      return callEndpoint(listClasses, {}, { signal });
    },
  });
  const led = data?.classes.filter(({ role }) => role === "lead") ?? [];
  if (led.length === 0) return null;
  return (
    <Alert tone="warn" className="mt-4">
      담당하는 반도 학생의 글과 함께 지워져요. 다른 선생님께 먼저 넘길 수 있어요.
      <ul className="mt-1">
        {led.map(({ id, name, texts }) => (
          <li key={id} className="tabular-nums">
            <Link to={`/classes/${id}/settings`} className={TEXT_LINK}>
              {name}
            </Link>{" "}
            · 글 {texts}편
          </li>
        ))}
      </ul>
    </Alert>
  );
}
