import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'

/** In the order in which they are listed; the keys name their groups. */
export const KIND_ICONS = {
  screen: <ArticleOutlined fontSize="small" />,
  setting: <TuneOutlined fontSize="small" />,
  member: <PersonOutlined fontSize="small" />,
  order: <ReceiptLongOutlined fontSize="small" />,
  complaint: <FlagOutlined fontSize="small" />,
  privacy_request: <PrivacyTipOutlined fontSize="small" />,
  tenant: <StorefrontOutlined fontSize="small" />,
  company: <ApartmentOutlined fontSize="small" />,
  staff_member: <BadgeOutlined fontSize="small" />,
} as const

export const HIT_KINDS = [
  'member',
  'order',
  'complaint',
  'privacy_request',
  'tenant',
  'company',
  'staff_member',
] as const
