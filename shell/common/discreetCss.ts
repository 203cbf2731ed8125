/**
 * Photos of people in discreet mode: blurred until someone points at them, focuses their container, or touches them. Selected
 * by URL, so that no new place for them is forgotten. Enlarged photos stay sharp: the member asked for them.
 */
export const discreetCss = [
  `[data-discreet] img:is(${['photos', 'messages'].map((kind) => `[src*="/media/${kind}/"]`).join()}){`,
  'filter:blur(max(10px,1.6vmin));clip-path:inset(0);transition:filter .16s}',
  '[data-discreet] :is(',
  ['a', 'button', 'label', '[data-unveil]']
    .flatMap((on) => [`${on}:hover`, `${on}:focus-visible`, `${on}:active`])
    .join(),
  ',[data-unveil]:focus-within) img,[data-discreet] img:is(:hover,:active){filter:none!important}',
].join('')
/** The icon of the tab; with a dot while something is new. */
export const tabIcon = {
  own: '/icons/icon.svg',
  new: '/icons/icon-new.svg',
  discreet: '/icons/discreet.svg',
} as const
