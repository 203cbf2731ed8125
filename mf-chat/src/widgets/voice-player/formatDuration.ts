const second = 1000
const minute = 60

export const formatDuration = (ms: number): string => {
  const seconds = Math.round(ms / second)
  return `${Math.floor(seconds / minute)}:${String(seconds % minute).padStart(2, '0')}`
}
