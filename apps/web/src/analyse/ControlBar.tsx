import ArrowUpDown from "lucide-solid/icons/arrow-up-down";
import ChevronFirst from "lucide-solid/icons/chevron-first";
import ChevronLast from "lucide-solid/icons/chevron-last";
import ChevronLeft from "lucide-solid/icons/chevron-left";
import ChevronRight from "lucide-solid/icons/chevron-right";
import Ellipsis from "lucide-solid/icons/ellipsis";
import MessageSquareText from "lucide-solid/icons/message-square-text";
import { IconButton } from "../design/Button.tsx";
import { Menu, type MenuItem } from "../design/Menu.tsx";
import type { Desk } from "./desk.ts";
import { back, forward, toEnd, toStart } from "./study/navigate.ts";

/** The ways through the moves and what is done most often, where the thumb is. */
export function ControlBar<P, M, S extends string>(props: { readonly desk: Desk<P, M, S> }) {
  const { model, screen } = props.desk;
  const items = () => menuItems(props.desk);
  const annotate = (): void => {
    screen.setAnnotates((now) => !now || screen.tab() !== "moves");
    screen.setTab("moves");
  };
  return (
    <div class="control-bar" role="toolbar" aria-label="Go through the moves">
      <IconButton label="Flip the board (f)" icon={<ArrowUpDown />} onClick={model.flip} />
      <span class="control-bar-steps">
        <IconButton
          label="To the start"
          icon={<ChevronFirst />}
          onClick={() => model.step(toStart)}
        />
        <IconButton label="One move back" icon={<ChevronLeft />} onClick={() => model.step(back)} />
        <IconButton
          label="One move on"
          icon={<ChevronRight />}
          onClick={() => model.step(forward)}
        />
        <IconButton label="To the end" icon={<ChevronLast />} onClick={() => model.step(toEnd)} />
      </span>
      <IconButton
        label="Comment and glyphs (c)"
        icon={<MessageSquareText />}
        pressed={screen.annotates() && screen.tab() === "moves"}
        onClick={annotate}
      />
      <Menu label="More" icon={<Ellipsis />} iconOnly items={items()} />
    </div>
  );
}

function menuItems<P, M, S extends string>({ model, exchange }: Desk<P, M, S>): MenuItem[] {
  return [
    { label: "Import a game or a position", run: exchange.openImport },
    { label: "Start anew", run: exchange.startAnew },
    {
      label: `Copy the ${model.entry.positionFormat}`,
      run: () => void exchange.copyPosition(),
      apart: true,
    },
    { label: "Copy the game", run: () => void exchange.copyRecord() },
    { label: "Download the game", run: exchange.download },
    { label: "Copy a link", run: () => void exchange.copyLink() },
    { label: "Play from here", run: exchange.playFromHere, apart: true },
    { label: "Edit the position", run: exchange.editPosition },
    { label: "Undo", run: model.undo, disabled: !model.canUndo(), apart: true },
    { label: "Redo", run: model.redo, disabled: !model.canRedo() },
  ];
}
