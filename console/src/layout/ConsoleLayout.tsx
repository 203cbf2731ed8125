import { Typography } from '@mui/material'
import type { OperatorRole } from '@duetto/shared/contract/console'
import type { ReactNode } from 'react'
import { AppBar, Layout, TitlePortal, UserMenu, useGetIdentity, usePermissions } from 'react-admin'
import { useText } from '../parts/useText'
import { ConsoleMenu } from './ConsoleMenu'

const ConsoleBar = () => {
  const text = useText()
  const { permissions: role } = usePermissions<OperatorRole>()
  const { data: identity } = useGetIdentity()
  return (
    <AppBar alwaysOn userMenu={<UserMenu label={identity?.fullName} />}>
      <TitlePortal variantMapping={{ h6: 'h1' }} />
      {role && (
        <Typography variant="body2" sx={{ mr: 1, display: { xs: 'none', sm: 'block' } }}>
          {text(`role.${role}`)}
        </Typography>
      )}
    </AppBar>
  )
}

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={ConsoleBar} menu={ConsoleMenu}>
    {children}
  </Layout>
)
