import { useNavigate } from "@solidjs/router";
import Flip from "lucide-solid/icons/arrow-down-up";
import ChartLine from "lucide-solid/icons/chart-line";
import ChevronFirst from "lucide-solid/icons/chevron-first";
import ChevronLast from "lucide-solid/icons/chevron-last";
import ChevronLeft from "lucide-solid/icons/chevron-left";
import ChevronRight from "lucide-solid/icons/chevron-right";
import Copy from "lucide-solid/icons/copy";
import Download from "lucide-solid/icons/download";
import Ellipsis from "lucide-solid/icons/ellipsis";
import Pause from "lucide-solid/icons/pause";
import Share from "lucide-solid/icons/share-2";
import SkipForward from "lucide-solid/icons/skip-forward";
import Volume2 from "lucide-solid/icons/volume-2";
import VolumeX from "lucide-solid/icons/volume-x";
import { copyText } from "../app/copy-text.ts";
import { saveText } from "../app/save-file.ts";
import { IconButton } from "../design/Button.tsx";
import { Menu, type MenuItem } from "../design/Menu.tsx";
import { changeSettings, settings } from "../settings/settings.ts";
import { isPerson } from "./seats.ts";
import type { Table } from "./table.ts";
import type { Look } from "./table-signals.ts";
import type { TableView } from "./table-view.ts";

/** Going back and forth in the game, and what is done with it as a whole. */
export function LookControls<P, M, S extends string>(props: {
  readonly table: Table<P, M, S>;
  readonly view: TableView<P, M, S>;
  readonly look: Look<P, M, S>;
  flip(): void;
}) {
  const navigate = useNavigate();
  const items = (): readonly MenuItem[] => menuItems(props.table, props.view, navigate);
  return (
    <div class="look-controls">
      <fieldset class="look-steps" aria-label="Look back">
        <IconButton label="Start" icon={<ChevronFirst />} onClick={() => props.look.go(0)} />
        <IconButton
          label="Previous move"
          icon={<ChevronLeft />}
          onClick={() => props.look.go(props.look.ply() - 1)}
        />
        <IconButton
          label="Next move"
          icon={<ChevronRight />}
          onClick={() => props.look.go(props.look.ply() + 1)}
        />
        <IconButton
          label="Back to the game"
          icon={<ChevronLast />}
          onClick={() => props.look.toGame()}
        />
      </fieldset>
      <div class="look-tools">
        <IconButton label="Flip the board" icon={<Flip />} onClick={() => props.flip()} />
        <span class="look-sound">
          <IconButton
            label={settings.sound ? "Turn the sound off" : "Turn the sound on"}
            icon={settings.sound ? <Volume2 /> : <VolumeX />}
            onClick={() => changeSettings({ sound: !settings.sound })}
          />
        </span>
        <Menu label="More" icon={<Ellipsis />} iconOnly items={items()} />
      </div>
    </div>
  );
}

function menuItems<P, M, S extends string>(
  table: Table<P, M, S>,
  { state }: TableView<P, M, S>,
  navigate: (to: string) => void,
): readonly MenuItem[] {
  const { identity, game } = table;
  const isPlaying = state.status.kind === "playing";
  const ending = identity.entry.fileEnding;
  const record = () => table.recordText();
  return [
    {
      label: "Analyse this game",
      icon: <ChartLine />,
      disabled: state.played.length === 0,
      run: () => navigate(`/${identity.entry.id}/analysis?kept=${identity.id}`),
    },
    {
      label: "Have the engine move now",
      icon: <SkipForward />,
      disabled: !isPlaying || isPerson(table.seats[game.sideToMove(state.line.position)]),
      run: () => table.moveNow(),
    },
    {
      label: "Pause the game",
      icon: <Pause />,
      disabled: !isPlaying,
      run: () => table.pause(),
    },
    {
      label: "Copy the game",
      icon: <Copy />,
      apart: true,
      run: () => void copyText(record(), "The game is in the clipboard."),
    },
    {
      label: `Download the game (.${ending})`,
      icon: <Download />,
      run: () => saveText(record(), `kibitz-${identity.id}.${ending}`),
    },
    {
      label: "Copy the position",
      icon: <Share />,
      run: () =>
        void copyText(
          game.notation.formatPosition(state.line.position),
          "The position is in the clipboard.",
        ),
    },
  ];
}
