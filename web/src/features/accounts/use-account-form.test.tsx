import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useAccountForm } from "./use-account-form.ts";

const FAILED = "보내지 못했어요.";

function openForm(send: () => Promise<void>, onSent: () => Promise<void>) {
  const { result } = renderHook(() => {
    const { onSubmit, errors } = useAccountForm({ defaultValues: {}, send, onSent, failed: FAILED });
    return { onSubmit, message: errors.root?.message };
  });
  return result;
}

it("보내지 못하면 그렇다고 말하고 다음 일은 하지 않는다", async () => {
  const onSent = vi.fn(async () => {});
  const form = openForm(async () => {
    throw new Error("not sent");
  }, onSent);
  await act(() => form.current.onSubmit());
  expect(form.current.message).toBe(FAILED);
  expect(onSent).not.toHaveBeenCalled();
});

it("보낸 다음의 오류는 보내지 못했다고 알리지 않는다", async () => {
  const form = openForm(
    async () => {},
    async () => {
      throw new Error("after the request");
    },
  );
  await act(() => expect(form.current.onSubmit()).rejects.toThrow("after the request"));
  expect(form.current.message).toBeUndefined();
});
