import { isPaymentMethod, methodFacts } from '@duetto/shared/domain'
import type { MethodFamily, PaymentMethod } from '@duetto/shared/domain'
import { Icon, icons } from '@duetto/shared/ui'
import type { IconPath } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { brandMarks } from './brandMarks'

const familyIcons: Record<MethodFamily, IconPath> = {
  card: icons.card,
  wallet: icons.phone,
  bank_redirect: icons.bank,
  voucher: icons.ticket,
  transfer: icons.bank,
  debit: icons.bank,
}

export const BrandMarks = ({ method }: { method: PaymentMethod }) => {
  const marks = brandMarks[method]
  return (
    <span css={marksStyle} aria-hidden>
      {marks?.map(({ viewBox, paths }) => (
        <span key={viewBox}>
          <svg viewBox={viewBox} width={32} height={16} focusable={false}>
            {paths.map(([colour, path]) => (
              <path key={path} d={path} fill={colour} />
            ))}
          </svg>
        </span>
      ))}
      {!marks && isPaymentMethod(method) && (
        <span>
          <Icon path={familyIcons[methodFacts[method].family]} size={16} />
        </span>
      )}
    </span>
  )
}

/* The marks need a white background in both themes. */
const marksStyle = css`
  display: flex;
  flex: none;
  gap: 4px;
  > span {
    display: grid;
    place-items: center;
    width: 40px;
    height: 24px;
    border: 1px solid var(--line);
    border-radius: 5px;
    background: #fff;
    color: #3c4043;
  }
`
