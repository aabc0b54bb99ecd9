import ArrowUpDown from "lucide-solid/icons/arrow-up-down";
import ChevronFirst from "lucide-solid/icons/chevron-first";
import ChevronLast from "lucide-solid/icons/chevron-last";
import ChevronLeft from "lucide-solid/icons/chevron-left";
import ChevronRight from "lucide-solid/icons/chevron-right";
import MessageSquareText from "lucide-solid/icons/message-square-text";
import { IconButton } from "../design/Button.tsx";
import type { Live } from "./engine/live.ts";
import type { AnalysisModel } from "./model.ts";
import type { ScreenState } from "./screen-state.ts";
import { back, forward, toEnd, toStart } from "./study/navigate.ts";

/** The ways through the moves and what is done most often, where the thumb is. */
export function ControlBar<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly live: Live<P, M, S>;
  readonly screen: ScreenState;
}) {
  const { model, screen } = props;
  return (
    <div class="control-bar" role="toolbar" aria-label="Go through the moves">
      <IconButton label="Flip the board" icon={<ArrowUpDown />} onClick={model.flip} />
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
        label="Comment and glyphs"
        icon={<MessageSquareText />}
        pressed={screen.annotates()}
        onClick={() => screen.setAnnotates((now) => !now)}
      />
    </div>
  );
}
