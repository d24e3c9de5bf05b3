import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Component, type ReactNode, Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ hasFailed: false })}>
        다시
      </button>
    );
  }
}

afterEach(() => vi.restoreAllMocks());

it("fetches a part again after a failure, when it is shown again, and only once after a success", async () => {
  const now = vi.spyOn(performance, "now");
  const load = vi
    .fn<() => Promise<{ default: (props: { readonly name: string }) => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue({ default: ({ name }) => <p>{name} 나왔어요</p> });
  const Part = lazyPart(load);
  const page = (
    <Boundary>
      <Suspense fallback="기다려요">
        <Part name="표가" />
      </Suspense>
    </Boundary>
  );
  const { unmount } = render(page);
  const again = await screen.findByRole("button", { name: "다시" });
  expect(load).toHaveBeenCalledTimes(1);
  vi.mocked(console.error).mockClear();

  const failedAt = performance.now();
  now.mockImplementation(() => failedAt + 2_000);
  await userEvent.click(again);
  expect(await screen.findByText("표가 나왔어요")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);

  unmount();
  await act(async () => void render(page));
  expect(screen.getByText("표가 나왔어요")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
