import { useState } from "react";
import { useNavigate } from "react-router";
import { messageFor } from "../../shared/api/api-failure.ts";
import { Button } from "../../shared/ui/button.tsx";
import { TickList } from "../../shared/ui/icon-list.tsx";
import { CARD } from "../../shared/ui/surfaces.ts";
import { TextField } from "../../shared/ui/text-field.tsx";
import { useCreateSpace } from "./use-spaces.ts";

const POINTS = [
  "크레딧을 한곳에 사 두고 선생님들이 함께 써요. 세금계산서로도 살 수 있어요.",
  "운영, 선생님, 청구 담당으로 역할을 나눠요.",
  "누가 무엇을 했는지 남아요. 글 내용과 학생 이름은 남지 않아요.",
  "글을 보관하는 기간을 공간 전체에 정하고, 한꺼번에 내려받거나 지울 수 있어요.",
];

/** A name is all that a space needs to begin. */
export function NewSpacePage() {
  const [name, setName] = useState("");
  const create = useCreateSpace();
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-[560px] pt-2 sm:pt-6">
      <h1 className="text-title-1 font-bold">학교 공간 만들기</h1>
      <p className="mt-1 mb-5 text-ink-2">같은 학교나 학과의 선생님들이 함께 쓰는 곳이에요.</p>
      <form
        className={`flex flex-col gap-5 p-5 sm:p-7 ${CARD}`}
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate(name, { onSuccess: ({ id }) => void navigate(`/spaces/${id}`) });
        }}
      >
        <TextField
          label="공간 이름"
          placeholder="새빛고등학교 국어과"
          maxLength={50}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={
            create.isError ? messageFor(create.error, "공간을 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.") : undefined
          }
        />
        <TickList items={POINTS} />
        <Button type="submit" look="primary" size="large" full busy={create.isPending} disabled={name.trim() === ""}>
          공간 만들기
        </Button>
        <p className="text-note text-ink-3">만드는 데는 돈이 들지 않아요. 내 크레딧과 공간의 크레딧은 따로예요.</p>
      </form>
    </div>
  );
}
