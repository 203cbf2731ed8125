export const ease = (at: number, from: number, to: number): number => {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

export const pulse = (
  at: number,
  [from, full, fade, to]: readonly [number, number, number, number],
): number => ease(at, from, full) * (1 - ease(at, fade, to))

export const bubble = (x: number, y: number, opacity: number, at: number, isOwn: boolean): string => {
  if (opacity <= 0) return ''
  const [fill, ink] = isOwn ? ['#f4a93a', '#33190a'] : ['#ffffff', '#7b1e4b']
  const tail = isOwn
    ? 'M22 0H88a22 22 0 0 1 22 22V40a5 5 0 0 1-5 5H22A22 22 0 0 1 22 0Z'
    : 'M22 0H88a22 22 0 0 1 0 45H5a5 5 0 0 1-5-5V22A22 22 0 0 1 22 0Z'
  const dots = [0, 1, 2]
    .map((dot) => {
      const jump = Math.max(0, Math.sin(at * 6 - dot * 0.9)) * 6
      return `<circle cx="${33 + dot * 22}" cy="${23 - jump}" r="6" fill="${ink}"/>`
    })
    .join('')
  return `<g transform="translate(${x} ${y}) scale(${0.7 + 0.3 * opacity})" opacity="${opacity}"><path d="${tail}" fill="${fill}"/>${dots}</g>`
}
