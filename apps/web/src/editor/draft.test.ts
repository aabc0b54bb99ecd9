import { describe, expect, it } from "vitest";
import { beginDraft, changeDraft, redoDraft, undoDraft } from "./draft.ts";

const draft = (text: string) => ({ text, variant: "standard" });
const history = ["b", "c"].reduce(
  (before, text) => changeDraft(before, draft(text)),
  beginDraft(draft("a")),
);

describe("the history of a draft", () => {
  it("goes back and forth over every change", () => {
    const back = undoDraft(undoDraft(history));
    expect(back.now).toEqual(draft("a"));
    expect(undoDraft(back)).toBe(back);
    expect(redoDraft(redoDraft(back))).toEqual(history);
    expect(redoDraft(history)).toBe(history);
  });

  it("forgets what was undone when something else is done", () => {
    const other = changeDraft(undoDraft(history), draft("d"));
    expect(redoDraft(other).now).toEqual(draft("d"));
    expect(undoDraft(other).now).toEqual(draft("b"));
  });

  it("takes no note of a change that changes nothing", () => {
    expect(changeDraft(history, draft("c"))).toBe(history);
  });

  it("knows that another variant is a change", () => {
    expect(changeDraft(history, { text: "c", variant: "chess960" }).past).toHaveLength(3);
  });

  it("keeps so many steps and no more", () => {
    const long = Array.from({ length: 600 }, (_, index) => draft(String(index))).reduce(
      changeDraft,
      beginDraft(draft("start")),
    );
    expect(long.past).toHaveLength(500);
    expect(long.past[0]).toEqual(draft("99"));
  });
});
