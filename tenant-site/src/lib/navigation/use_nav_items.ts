import { useTranslation } from 'react-i18next'
import { Coins, Crown, Heart, MessageCircle, Search, type LucideIcon } from 'lucide-react'
import { capped } from '#site/lib/writing/capped.ts'
import type { User } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { hasPage } from '#site/lib/pages/has_page.ts'

const FEW_CREDITS = 10

export type NavItem = {
  to: string
  icon: LucideIcon
  label: string
  isPremium?: boolean
  badge?: { text: string; label: string; tone: 'unread' | 'primary' | 'warning' | 'danger' }
}

/** Main navigation with badges (specification §2), limited to pages the site has. */
export function useNavItems(user: User): NavItem[] {
  const { t } = useTranslation('site')
  const { closing } = useSettings()
  const { total_unread_messages: unread, total_new_likes: likes, credits } = user
  const items: NavItem[] = [
    { to: '/members', icon: Search, label: t('nav.search') },
    {
      to: '/likes',
      icon: Heart,
      label: t('nav.likes'),
      badge:
        likes > 0 ? { text: capped(likes), label: t('nav.new_likes', { count: likes }), tone: 'primary' } : undefined,
    },
    {
      to: '/chats',
      icon: MessageCircle,
      label: t('nav.messages'),
      badge:
        unread > 0
          ? { text: capped(unread), label: t('common.unread_messages', { count: unread }), tone: 'unread' }
          : undefined,
    },
    user.paid_user || closing
      ? {
          to: '/credits',
          icon: Coins,
          label: t('nav.credits'),
          badge: creditsBadge(credits, t('price.credits', { count: credits })),
        }
      : { to: '/premium', icon: Crown, label: t('common.get_premium'), isPremium: true },
  ]
  return items.filter(({ to }) => hasPage(to))
}

function creditsBadge(credits: number, label: string): NavItem['badge'] {
  if (credits > FEW_CREDITS) return undefined
  return { text: String(credits), label, tone: credits > 0 ? 'warning' : 'danger' }
}
