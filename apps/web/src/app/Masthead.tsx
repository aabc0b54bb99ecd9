import { A, useLocation, useNavigate } from "@solidjs/router";
import Grid from "lucide-solid/icons/grid-2x2";
import Keyboard from "lucide-solid/icons/keyboard";
import Settings2 from "lucide-solid/icons/settings-2";
import { createMemo, For, Show } from "solid-js";
import { IconButton } from "../design/Button.tsx";
import { Menu } from "../design/Menu.tsx";
import { games, listingOf } from "../games/listings.ts";
import { useMedia } from "./media.ts";
import { roomAddress, type Section, sectionOf } from "./places.ts";
import { usePresentGame } from "./present-game.ts";
import { showSheet } from "./sheets.ts";
import { Wordmark } from "./Wordmark.tsx";
import "./masthead.css";

const ROOMS: readonly { readonly section: Section; readonly name: string }[] = [
  { section: "play", name: "Play" },
  { section: "analyse", name: "Analyse" },
  { section: "library", name: "Library" },
];

/** The name of the house, the way to its rooms, and what holds in all of them. */
export function Masthead() {
  const location = useLocation();
  const navigate = useNavigate();
  const section = createMemo(() =>
    sectionOf(location.pathname, (id) => listingOf(id) !== undefined),
  );
  const game = usePresentGame();
  const isPhone = useMedia("(max-width: 34rem)");
  const addressOf = (room: Section): string => roomAddress(game().id, room);
  return (
    <header class="masthead">
      <A class="masthead-home" href="/" aria-label="Kibitz, to the start">
        <Wordmark />
      </A>
      <nav aria-label="Rooms">
        <ul class="masthead-rooms bare-list">
          <For each={ROOMS}>
            {(room) => (
              <li>
                <a
                  class="masthead-room"
                  href={addressOf(room.section)}
                  aria-current={section() === room.section ? "page" : undefined}
                >
                  {room.name}
                </a>
              </li>
            )}
          </For>
        </ul>
      </nav>
      <Show when={games.length > 1 && section() !== "library" && section()}>
        {(room) => (
          <div class="masthead-games">
            <Menu
              label={isPhone() ? `Games: ${game().title}` : game().title}
              icon={isPhone() && <Grid />}
              iconOnly={isPhone()}
              caption={game().title}
              items={games.map(({ id, title }) => ({
                label: title,
                isCurrent: id === game().id,
                run: () => navigate(roomAddress(id, room())),
              }))}
            />
          </div>
        )}
      </Show>
      <div class="masthead-tools">
        <IconButton label="Keys" icon={<Keyboard />} onClick={() => showSheet("keys")} />
        <IconButton label="Settings" icon={<Settings2 />} onClick={() => showSheet("settings")} />
      </div>
    </header>
  );
}
