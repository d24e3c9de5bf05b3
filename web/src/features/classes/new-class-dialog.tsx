import { CLASS_NAME_MAX_CHARS, nextTerm, type SchoolTerm, termEnd, termOf } from "@geulgyeol/contract";
import { sayTerm, shortDay } from "@geulgyeol/wording/classes";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messageFor } from "../../shared/api/api-failure.ts";
import { useIsForPro } from "../../shared/session/use-is-for-pro.ts";
import { Alert } from "../../shared/ui/alert.tsx";
import { Button } from "../../shared/ui/button.tsx";
import { CheckField } from "../../shared/ui/check-field.tsx";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { RadioCards } from "../../shared/ui/radio-cards.tsx";
import { TextField } from "../../shared/ui/text-field.tsx";
import { useCreateClass } from "./use-classes.ts";

/** The teacher's own account instead of a space. */
const OWN = "";

export interface MakingSpace {
  readonly id: string;
  readonly name: string;
}

const keyOf = ({ year, term }: SchoolTerm) => `${year}-${term}`;

/** Makes a class, for the teacher alone or in a school's space. */
export function NewClassDialog({ spaces, onClose }: { spaces: readonly MakingSpace[]; onClose: () => void }) {
  const now = termOf(new Date());
  const terms = [now, nextTerm(now)];
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState(keyOf(now));
  const [isUnder14, setUnder14] = useState(false);
  const isForPro = useIsForPro();
  const [place, setPlace] = useState(isForPro ? (spaces[0]?.id ?? OWN) : OWN);
  const create = useCreateClass();
  const navigate = useNavigate();
  const term = terms.find((one) => keyOf(one) === chosen) ?? now;
  return (
    <Dialog open onClose={onClose} title="반 만들기">
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate(
            { name: name.trim(), ...term, isUnder14, spaceId: place === OWN ? null : place },
            { onSuccess: ({ id }) => void navigate(`/classes/${id}/pupils`) },
          );
        }}
      >
        <TextField
          label="반 이름"
          value={name}
          maxLength={CLASS_NAME_MAX_CHARS}
          placeholder="2학년 3반 국어"
          required
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <RadioCards
          legend="학기"
          name="term"
          value={chosen}
          onChange={setChosen}
          options={terms.map((one) => ({
            value: keyOf(one),
            label: sayTerm(one),
            note: `${shortDay(`${termEnd(one)}T03:00:00Z`)}에 지워요`,
          }))}
        />
        {spaces.length > 0 && <PlaceField spaces={spaces} place={place} onPlace={setPlace} />}
        <div className="mt-3">
          <CheckField
            label="만 14세가 안 된 학생이 있어요 (보호자 동의를 함께 받아요)"
            checked={isUnder14}
            onChange={(event) => setUnder14(event.target.checked)}
          />
        </div>
        {create.error && (
          <Alert tone="danger" role="alert" className="mt-3">
            {messageFor(create.error, "반을 만들지 못했어요. 잠시 뒤 다시 시도해 주세요.")}
          </Alert>
        )}
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" look="primary" busy={create.isPending} disabled={name.trim() === ""}>
            만들기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface PlaceFieldProps {
  readonly spaces: readonly MakingSpace[];
  readonly place: string;
  readonly onPlace: (place: string) => void;
}

function PlaceField({ spaces, place, onPlace }: PlaceFieldProps) {
  const isForPro = useIsForPro();
  return (
    <RadioCards
      legend="어디에 만들까요"
      name="place"
      value={place}
      onChange={onPlace}
      options={[
        ...(isForPro ? [] : [{ value: OWN, label: "내 수업", note: "내 크레딧으로 읽어요" }]),
        ...spaces.map((space) => ({ value: space.id, label: space.name, note: "학교 크레딧으로 읽어요" })),
      ]}
    />
  );
}
