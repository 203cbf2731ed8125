/**
 * Blurs photos in discreet mode until they are hovered, focused or pressed, and hides early portraits and blurred
 * previews. Selects photos by URL, which also covers new components.
 */
export const discreetCss = [
  `[data-discreet] img:is(${['photos', 'messages'].map((kind) => `[src*="/media/${kind}/"]`).join()}){`,
  'filter:blur(max(10px,1.6vmin));clip-path:inset(0);transition:filter .16s}',
  '[data-discreet] :is(',
  ['a', 'button', 'label', '[data-unveil]']
    .flatMap((on) => [`${on}:hover`, `${on}:focus-visible`, `${on}:active`])
    .join(),
  ',[data-unveil]:focus-within) img,[data-discreet] img:is(:hover,:active){filter:none!important}',
  '[data-discreet] :is([data-early],[data-preview]){background-image:none!important}',
].join('')
