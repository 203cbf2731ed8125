import { createContext, startTransition, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import type { Filters } from '../../entities/search/filters'
import { FilterSheet } from './FilterSheet'

const OpenContext = createContext<() => void>(() => undefined)

/** Opens the filters on a phone. */
export const useOpenFilters = (): (() => void) => useContext(OpenContext)

interface WithFilterSheetProps {
  filters: Filters
  defaults: Filters
  onApply: (filters: Filters) => void
  children: ReactNode
}

/**
 * The page and, above it, its filters; knows alone whether they are open, so the page is not drawn again for them. They are drawn
 * after the tap has been painted.
 */
export const WithFilterSheet = ({ filters, defaults, onApply, children }: WithFilterSheetProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const [open] = useState(() => () => startTransition(() => setIsOpen(true)))
  return (
    <OpenContext value={open}>
      {children}
      {isOpen && (
        <FilterSheet
          filters={filters}
          defaults={defaults}
          onClose={() => setIsOpen(false)}
          onApply={(next) => {
            setIsOpen(false)
            onApply(next)
          }}
        />
      )}
    </OpenContext>
  )
}
