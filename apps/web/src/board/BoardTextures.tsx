/** The materials that the themes of `design/boards.css` may lay over their squares. */
export function BoardTextures() {
  return (
    <defs>
      <radialGradient id="board-check">
        <stop class="check-core" offset="0.3" />
        <stop class="check-rim" offset="1" />
      </radialGradient>
    </defs>
  );
}
