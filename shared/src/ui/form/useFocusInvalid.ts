import { useEffect } from 'react'
import type { RefObject } from 'react'

export const useFocusInvalid = (formRef: RefObject<HTMLFormElement | null>, attempts: number): void => {
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [formRef, attempts])
}
