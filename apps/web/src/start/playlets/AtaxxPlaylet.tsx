import { Index } from "solid-js";
import { ATAXX_SCENES, ATAXX_SIZE } from "./ataxx.ts";

/** How many scenes the last one stands. */
const REST = 3;
const SIDE = 13.4;
const EDGE = (100 - ATAXX_SIZE * SIDE) / 2;

/** Discs are cloned and jump on cloth, and turn those that they touch. */
export function AtaxxPlaylet(props: { readonly step: number }) {
  const scene = () => {
    const at = props.step % (ATAXX_SCENES.length + REST);
    return ATAXX_SCENES[Math.min(at, ATAXX_SCENES.length - 1)];
  };
  return (
    <svg class="playlet" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="cloth" width="100" height="100" rx="3" />
      <Index each={scene() ?? []}>
        {(owner, index) => {
          const x = EDGE + (index % ATAXX_SIZE) * SIDE;
          const y = EDGE + Math.floor(index / ATAXX_SIZE) * SIDE;
          return (
            <>
              <rect
                class="cloth-cell"
                x={x + 0.7}
                y={y + 0.7}
                width={SIDE - 1.4}
                height={SIDE - 1.4}
                rx="2"
              />
              <g
                class="disc"
                data-owner={owner()}
                transform-origin={`${x + SIDE / 2} ${y + SIDE / 2}`}
              >
                <circle cx={x + SIDE / 2} cy={y + SIDE / 2} r="4.9" />
                <circle class="disc-ring" cx={x + SIDE / 2} cy={y + SIDE / 2} r="3" />
              </g>
            </>
          );
        }}
      </Index>
    </svg>
  );
}
