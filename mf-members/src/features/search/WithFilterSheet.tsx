import { createContext, startTransition, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import type { Filters } from '../../entities/search/filters'
import { FilterSheet } from './FilterSheet'

const OpenContext = createContext<() => void>(() => undefined)

export const useOpenFilters = (): (() => void) => useContext(OpenContext)

interface WithFilterSheetProps {
  filters: Filters
  defaults: Filters
  onApply: (filters: Filters) => void
  children: ReactNode
}

/**
 * Holds the sheet's open state outside the page, so that opening the sheet does not re-render the page. The transition
 * lets the browser paint the pressed button before the sheet renders.
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
