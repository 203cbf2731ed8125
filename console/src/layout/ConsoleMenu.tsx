import BooksIcon from '@mui/icons-material/AccountBalance'
import AppealIcon from '@mui/icons-material/Gavel'
import ComplaintIcon from '@mui/icons-material/Feedback'
import ArticleIcon from '@mui/icons-material/Article'
import DevicesIcon from '@mui/icons-material/Devices'
import InboxIcon from '@mui/icons-material/Inbox'
import DiscountIcon from '@mui/icons-material/LocalOffer'
import FlagIcon from '@mui/icons-material/Flag'
import MarketingIcon from '@mui/icons-material/Insights'
import PaymentIcon from '@mui/icons-material/Payments'
import PeopleIcon from '@mui/icons-material/People'
import PhotoIcon from '@mui/icons-material/PhotoLibrary'
import RemotesIcon from '@mui/icons-material/Extension'
import MediaIcon from '@mui/icons-material/PermMedia'
import GrowthIcon from '@mui/icons-material/ShowChart'
import HealthIcon from '@mui/icons-material/MonitorHeart'
import SelfieIcon from '@mui/icons-material/HowToReg'
import AnswersIcon from '@mui/icons-material/Timer'
import TemplateIcon from '@mui/icons-material/ShortText'
import TransparencyIcon from '@mui/icons-material/Balance'
import LegalIcon from '@mui/icons-material/Description'
import BrandIcon from '@mui/icons-material/Palette'
import SettingsIcon from '@mui/icons-material/Settings'
import type { OperatorRole } from '@duetto/shared/contract/console'
import { Menu, usePermissions } from 'react-admin'
import { maySee } from '../server/authProvider'
import type { Screen } from '../server/authProvider'
import { useText } from '../parts/useText'

const entries: readonly (readonly [Screen, React.ReactElement])[] = [
  ['members', <PeopleIcon key="members" />],
  ['photos', <PhotoIcon key="photos" />],
  ['media', <MediaIcon key="media" />],
  ['selfies', <SelfieIcon key="selfies" />],
  ['reports', <FlagIcon key="reports" />],
  ['appeals', <AppealIcon key="appeals" />],
  ['complaints', <ComplaintIcon key="complaints" />],
  ['inbox', <InboxIcon key="inbox" />],
  ['templates', <TemplateIcon key="templates" />],
  ['answers', <AnswersIcon key="answers" />],
  ['payments', <PaymentIcon key="payments" />],
  ['books', <BooksIcon key="books" />],
  ['discounts', <DiscountIcon key="discounts" />],
  ['marketing', <MarketingIcon key="marketing" />],
  ['growth', <GrowthIcon key="growth" />],
  ['transparency', <TransparencyIcon key="transparency" />],
  ['remotes', <RemotesIcon key="remotes" />],
  ['health', <HealthIcon key="health" />],
  ['brand', <BrandIcon key="brand" />],
  ['legal', <LegalIcon key="legal" />],
  ['settings', <SettingsIcon key="settings" />],
  ['audit', <ArticleIcon key="audit" />],
  ['sessions', <DevicesIcon key="sessions" />],
]

export const ConsoleMenu = () => {
  const text = useText()
  const { permissions: role } = usePermissions<OperatorRole>()
  return (
    <Menu>
      <Menu.DashboardItem primaryText={text('menu.dashboard')} />
      {role &&
        entries
          .filter(([screen]) => maySee(role, screen))
          .map(([screen, icon]) => (
            <Menu.Item key={screen} to={`/${screen}`} primaryText={text(`menu.${screen}`)} leftIcon={icon} />
          ))}
    </Menu>
  )
}
