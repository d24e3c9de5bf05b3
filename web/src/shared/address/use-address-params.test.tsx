import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useNavigate } from "react-router";
import { expect, it } from "vitest";
import { useAddressParams } from "./use-address-params.ts";

function show() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={["/history", "/history?star=1"]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  return renderHook(() => ({ address: useAddressParams(), navigate: useNavigate() }), { wrapper });
}
const put = (name: string, value: string) => (before: URLSearchParams) => {
  before.set(name, value);
  return before;
};

it("한꺼번에 고친 둘을 모두 남긴다", () => {
  const { result } = show();
  const [, change] = result.current.address;
  act(() => {
    change(put("q", "텃밭"));
    change(put("verdict", "ai"));
  });
  expect(Object.fromEntries(result.current.address[0])).toEqual({ star: "1", q: "텃밭", verdict: "ai" });
});

it("뒤로 간 다음에는 그곳에서 고친다", () => {
  const { result } = show();
  act(() => result.current.address[1](put("q", "텃밭")));
  act(() => result.current.navigate(-2));
  expect(result.current.address[0].toString()).toBe("");
  act(() => result.current.address[1](put("verdict", "ai")));
  expect(result.current.address[0].toString()).toBe("verdict=ai");
});
