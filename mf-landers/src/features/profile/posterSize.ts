/** CSS of a portrait that fills the width of a phone, in the frame of a lander. */
export const posterSize = `
  width: calc(100% + 2 * var(--s4));
  height: min(110vw, 46dvh);
  aspect-ratio: auto;
  margin-inline: calc(-1 * var(--s4));
  border-radius: 0 0 40px 8px;
`
