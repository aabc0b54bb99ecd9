import { DropdownMenu } from "@kobalte/core/dropdown-menu";
import { For, Show } from "solid-js";
import { copyText } from "../../app/copy-text.ts";
import { menuGround } from "../../design/Menu.tsx";
import { lineText } from "../exchange/line-text.ts";
import type { AnalysisModel } from "../model.ts";
import type { Waypoint } from "../study/waypoints.ts";
import { MOVE_GLYPHS, type NagSign, positionGlyphs, withGlyph } from "./glyphs.ts";
import type { MoveCell } from "./move-layout.ts";
import "../../design/menu.css";

/** In the window's pixels. */
export interface MenuPlace {
  readonly x: number;
  readonly y: number;
}

/** What can be done with a move of the list. */
export function MoveMenu<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly cell: MoveCell<P, M>;
  readonly place: MenuPlace;
  /** Gets the focus when the menu closes. */
  readonly button: HTMLElement;
  onClose(): void;
  /** Folds or unfolds the variation that begins there. */
  onFold(root: Waypoint<P, M>): void;
  onComment(): void;
}) {
  const { model } = props;
  const { path } = props.cell;
  const isVariation = path.some((index) => index > 0);
  let comments = false;
  const comment = (): void => {
    model.go(path);
    comments = true;
  };
  const giveFocus = (event: Event): void => {
    event.preventDefault();
    if (comments) props.onComment();
    else props.button.focus({ preventScroll: true });
  };
  return (
    <DropdownMenu
      open
      modal={false}
      onOpenChange={(open) => !open && props.onClose()}
      getAnchorRect={() => ({ ...props.place, width: 0, height: 0 })}
      placement="bottom-start"
    >
      <DropdownMenu.Trigger class="unseen" tabindex={-1} aria-label="Move menu" />
      <DropdownMenu.Portal mount={menuGround()}>
        <DropdownMenu.Content
          class="menu"
          aria-label={`Move ${props.cell.waypoint.text}`}
          onCloseAutoFocus={giveFocus}
        >
          <Show when={isVariation}>
            <Item label="Promote the variation" run={() => model.promote(path)} />
            <Item label="Make it the main line" run={() => model.makeMain(path)} />
            <Item
              label="Fold or unfold the variation"
              run={() => props.onFold(variationRoot(props.cell))}
            />
          </Show>
          <Item label="Comment" run={comment} />
          <Item
            label="Copy the line to here"
            run={() => void copyText(lineText(model, path), "The line was copied.")}
          />
          <GlyphRow label="Glyph of the move" glyphs={MOVE_GLYPHS.slice(0, 6)} {...props} />
          <GlyphRow
            label="Glyph of the position"
            glyphs={positionGlyphs(model.terms.names)}
            {...props}
          />
          <DropdownMenu.Separator class="menu-line" />
          <Item label="Delete from here" tone="danger" run={() => model.remove(path)} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu>
  );
}

/** The move with which the innermost variation around a move begins. */
function variationRoot<P, M>({ path, waypoint }: MoveCell<P, M>): Waypoint<P, M> {
  const ply = path.findLastIndex((index) => index > 0) + 1;
  let root = waypoint;
  while (root.ply > ply && root.before !== undefined) root = root.before;
  return root;
}

function Item(props: { readonly label: string; readonly tone?: "danger"; run(): void }) {
  return (
    <DropdownMenu.Item
      class="menu-item"
      data-tone={props.tone ?? "plain"}
      onSelect={() => props.run()}
    >
      {props.label}
    </DropdownMenu.Item>
  );
}

function GlyphRow<P, M, S extends string>(props: {
  readonly label: string;
  readonly glyphs: readonly NagSign[];
  readonly model: AnalysisModel<P, M, S>;
  readonly cell: MoveCell<P, M>;
}) {
  const choose = (nag: number): void => {
    const nags = withGlyph(props.cell.nags, nag);
    props.model.annotate(props.cell.path, { nags: nags.length > 0 ? nags : undefined });
  };
  return (
    <DropdownMenu.Group class="menu-glyphs" aria-label={props.label}>
      <For each={props.glyphs}>
        {({ nag, sign, words }) => (
          <DropdownMenu.CheckboxItem
            class="menu-glyph"
            checked={props.cell.nags.includes(nag)}
            onChange={() => choose(nag)}
            closeOnSelect
            title={words}
            aria-label={words}
          >
            {sign}
          </DropdownMenu.CheckboxItem>
        )}
      </For>
    </DropdownMenu.Group>
  );
}
