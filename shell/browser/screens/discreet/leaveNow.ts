/** Empties the page before the neutral site has answered; Back does not return to the page that was open. */
export const leaveNow = (
  url: string,
  atPage: (action: () => void) => void,
  go = (to: string) => location.replace(to),
): void => {
  document.body.hidden = true
  atPage(() => go(url))
}
