import { useTranslation } from 'react-i18next'
import { Camera, Crown, Images, MessagesSquare, type LucideIcon } from 'lucide-react'
import { useSettings } from '#site/lib/brand/use_settings.ts'

export type Benefit = { key: string; icon: LucideIcon; title: string; text: string }

/** Only what premium members really get; nothing else may be promised. */
export function useBenefits(): Benefit[] {
  const { t } = useTranslation('credits')
  const { limits } = useSettings()
  const { free_conversations: conversations, photos_free: few, photos_premium: many } = limits
  return [
    { key: 'photos', icon: Images, title: t('premium.photos'), text: t('premium.photos_text') },
    {
      key: 'conversations',
      icon: MessagesSquare,
      title: t('premium.conversations'),
      text: t('premium.conversations_text', { count: conversations }),
    },
    {
      key: 'own',
      icon: Camera,
      title: t('premium.own_photos', { many }),
      text: t('premium.own_photos_text', { count: few }),
    },
    { key: 'badge', icon: Crown, title: t('premium.badge'), text: t('premium.badge_text') },
  ]
}
