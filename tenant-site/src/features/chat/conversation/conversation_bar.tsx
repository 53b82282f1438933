import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { ArrowLeft, Ban, Bell, BellOff, EllipsisVertical, Flag, Trash2, UserRound } from 'lucide-react'
import { personOf } from '#site/lib/people/person_of.ts'
import { placeOf } from '#site/lib/people/place_of.ts'
import { useBlock } from '#site/lib/reports/use_block.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import { Menu } from '#site/ui/buttons/menu.tsx'
import { MenuItem } from '#site/ui/buttons/menu_item.tsx'
import { PersonLine } from '#site/ui/people/person_line.tsx'
import { FictionalBar } from '#site/features/chat/disclosure/fictional_bar.tsx'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'
import { useMuteChat } from '#site/features/chat/state/use_mute_chat.ts'
import { useDeleteChat } from '#site/features/chat/state/use_delete_chat.ts'
import styles from './conversation_bar.module.css'

type ConversationBarProps = { talk: ConversationState; onReport: () => void }

export function ConversationBar({ talk: { id, isMuted, profile }, onReport }: ConversationBarProps) {
  const { t } = useTranslation(['chat', 'safety', 'site'])
  const settings = useSettings()
  const navigate = useNavigate()
  const deleteChat = useDeleteChat()
  const { mutate: block } = useBlock()
  const { mutate: mute } = useMuteChat()
  const { name } = profile
  const to = `/members/${profile.id}`
  // Hidden and deleted members have no page.
  const isThere = profile.status === 'active'
  const person = (
    <PersonLine
      person={personOf(profile, settings, 'thumb')}
      premiumLabel={profile.paid_user ? t('site:person.premium') : undefined}
      detail={profile.online ? t('site:person.online') : placeOf(profile)}
    />
  )

  function remove(conversation: string) {
    deleteChat({ id: conversation, name })
    void navigate('/chats')
  }

  return (
    <header className={styles.header}>
      <HiddenText as="h1">{t('bar.heading', { name })}</HiddenText>
      <div className={styles.bar}>
        <span className={styles.back}>
          <ButtonLink to="/chats" variant="quiet" round aria-label={t('list.all_chats')}>
            <ArrowLeft aria-hidden="true" />
          </ButtonLink>
        </span>
        {isThere ? (
          <Link className={styles.person} to={to}>
            {person}
          </Link>
        ) : (
          <div className={styles.person}>{person}</div>
        )}
        <Menu
          label={t('bar.more')}
          look={{ variant: 'quiet', round: true }}
          trigger={<EllipsisVertical aria-hidden="true" />}
        >
          {isThere && (
            <MenuItem to={to} icon={<UserRound aria-hidden="true" />}>
              {t('bar.profile')}
            </MenuItem>
          )}
          {!profile.left && (
            <MenuItem onChoose={() => block({ id: profile.id, name })} icon={<Ban aria-hidden="true" />}>
              {t('safety:block.action', { name })}
            </MenuItem>
          )}
          {!profile.left && (
            <MenuItem onChoose={onReport} icon={<Flag aria-hidden="true" />}>
              {t('safety:report.title.profile', { name })}
            </MenuItem>
          )}
          {id !== null && !profile.left && (
            <MenuItem
              onChoose={() => mute({ id, muted: !isMuted })}
              icon={isMuted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
            >
              {t(isMuted ? 'bar.unmute' : 'bar.mute')}
            </MenuItem>
          )}
          {id !== null && (
            <MenuItem onChoose={() => remove(id)} icon={<Trash2 aria-hidden="true" />}>
              {t('delete.action')}
            </MenuItem>
          )}
        </Menu>
      </div>
      {profile.fictional && <FictionalBar />}
    </header>
  )
}
