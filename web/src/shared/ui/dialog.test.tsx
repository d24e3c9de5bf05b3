import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title="알림">
          <button type="button">안쪽</button>
        </Dialog>
      )}
    </>
  );
}

describe("대화 상자", () => {
  it("열려 있는 동안 초점을 안에 두고, Esc로 닫히면 연 단추에 돌려준다", async () => {
    const user = userEvent.setup();
    render(<Page />);
    const opener = screen.getByRole("button", { name: "열기" });
    await user.click(opener);
    const dialog = screen.getByRole("dialog", { name: "알림" });
    await user.tab();
    await user.tab();
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it("열려 있는 동안 뒤의 화면은 움직이지 않는다", async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole("button", { name: "열기" }));
    expect(document.documentElement.style.overflow).toBe("hidden");
    await user.keyboard("{Escape}");
    expect(document.documentElement.style.overflow).toBe("");
  });
});
