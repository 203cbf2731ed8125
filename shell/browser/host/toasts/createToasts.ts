import type { Readable, Toast } from '@duetto/shared/platform'
import { writable } from '@duetto/shared/platform'

export interface ShownToast extends Toast {
  id: number
}

const SHOWN_MS = 6000
const SHOWN_WITH_ACTION_MS = 10_000
const MAX_SHOWN = 3

export interface Toasts extends Readable<readonly ShownToast[]> {
  show: (toast: Toast) => void
  dismiss: (id: number) => void
}

export const createToasts = (): Toasts => {
  const shown = writable<readonly ShownToast[]>([])
  let lastId = 0
  const dismiss = (id: number): void => shown.set(shown.get().filter((toast) => toast.id !== id))
  return {
    ...shown,
    dismiss,
    show: (toast) => {
      lastId += 1
      const id = lastId
      const isReplaced = ({ text, group }: Toast): boolean =>
        text === toast.text || (group !== undefined && group === toast.group)
      const others = shown.get().filter((other) => !isReplaced(other))
      shown.set([...others.slice(1 - MAX_SHOWN), { ...toast, id }])
      setTimeout(() => dismiss(id), toast.forMs ?? (toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS))
    },
  }
}
