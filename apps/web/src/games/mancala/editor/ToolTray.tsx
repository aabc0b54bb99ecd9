import { Segmented } from "../../../design/Segmented.tsx";
import type { SetupEditing, Tool } from "./setup-editing.ts";

const TOOLS: readonly { readonly value: Tool; readonly label: string }[] = [
  { value: "add", label: "Add a seed" },
  { value: "take", label: "Take a seed" },
  { value: "empty", label: "Empty" },
];

/** What a click on a pit or a store does. */
export function ToolTray(props: { readonly editing: SetupEditing }) {
  return (
    <div class="tool-tray">
      <Segmented
        label="A click on a pit"
        hideLabel
        options={TOOLS}
        value={props.editing.tool()}
        onChange={props.editing.setTool}
      />
    </div>
  );
}
