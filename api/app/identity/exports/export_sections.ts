import { DateTime } from 'luxon'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { CHOICE_FIELDS } from '@manyhearts/locales/profile_fields'
import { TRACKING } from '@manyhearts/locales/tracking'
import { translationsIn } from '#app/http/translations'
import { inLanguage } from '#app/tenancy/settings/resolve_settings'
import type { PersonalData } from '#app/identity/personal_data/personal_data_of'
import type { PersonalDataRow } from '#app/identity/personal_data/personal_data_rows'
import { wordingOf } from '#app/tenancy/sites/wording_of'

export type Line = [label: string, value: string]

export interface ExportSection {
  title: string
  text?: string
  groups: { title?: string; lines: Line[] }[]
}

export function exportSections(
  { site, member, tables, log, people, gifts, interests, region }: PersonalData,
  sentPhotos: Map<string, string>
): ExportSection[] {
  const { language, profile } = member
  const brandWords = { fictional_plural: inLanguage(site.settings.fictional_plural, language, site.language).trim() }
  const wording = wordingOf(site, language)
  const t = translationsIn(wording, 'notices')
  const words = translationsIn(wording, 'members')
  const entry = translationsIn(wording, 'credits')
  const own = profile.id
  const [account, shown] = [tables.members![0]!, tables.profiles![0]!]

  const when = (at: string | null) =>
    at ? DateTime.fromISO(at, { zone: site.timeZone }).setLocale(language).toLocaleString(DateTime.DATETIME_MED) : ''
  const day = (date: string) => DateTime.fromISO(date).setLocale(language).toLocaleString(DateTime.DATE_FULL)
  const yesNo = (is: boolean) => t(is ? 'export_page.yes' : 'export_page.no')
  const who = (id: string | number) => {
    const person = people.get(String(id))
    if (!person) return t('export_page.unavailable_member')
    return person.fictional ? `${person.name} (${person.fictional})` : person.name
  }
  const saidIn = ({ id, kind, gift_id: gift, body }: PersonalDataRow): string => {
    const file = sentPhotos.get(String(id))
    const brings =
      kind === 'gift' && gift
        ? t('export_page.gift', { gift: gifts.get(String(gift)) })
        : kind === 'photo' && file
          ? t('export_page.photo', { file })
          : ''
    return [brings, body].filter(Boolean).join(' ') || t('export_page.removed_message')
  }
  const money = (minor: number, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / 100)
  const choice = (field: string): Line => [
    words(`fields.${field}`),
    shown[field] ? words(`values.${field}.${shown[field]}`) : '',
  ]
  const byTime = (rows: PersonalDataRow[], column: string) =>
    [...rows].sort((one, other) => String(one[column]).localeCompare(String(other[column])))
  const list = (rows: PersonalDataRow[], line: (row: PersonalDataRow) => Line) => [{ lines: rows.map(line) }]
  const section = (name: string, groups: ExportSection['groups']): ExportSection => ({
    title: t(`export_page.${name}.title`, brandWords),
    groups,
  })

  return [
    section('account', [
      {
        lines: [
          [t('site:common.email'), account.email],
          [t('site:common.language'), LANGUAGE_NAMES[language as keyof typeof LANGUAGE_NAMES] ?? language],
          [t('export_page.account.signed_up'), when(account.signed_up_at)],
          [t('export_page.account.activated'), when(account.activated_at)],
          [t('export_page.account.fictional', brandWords), yesNo(account.show_fictional)],
          [t('export_page.account.visitors'), yesNo(account.visible_to_visitors)],
          [
            t('export_page.account.traffic_source'),
            TRACKING.map((one) => account[one])
              .filter(Boolean)
              .join(', '),
          ],
          [t('export_page.account.first_message'), account.signup_message?.body ?? ''],
        ],
      },
    ]),
    section('profile', [
      {
        lines: [
          [t('export_page.profile.name'), shown.name],
          [t('site:common.date_of_birth'), day(shown.date_of_birth)],
          [t('export_page.profile.looks_for'), t(`export_page.profile.${shown.looking_for as 'both'}`)],
          [
            t('export_page.profile.place'),
            [shown.city, region, new Intl.DisplayNames(language, { type: 'region' }).of(shown.country)]
              .filter(Boolean)
              .join(', '),
          ],
          ...(['gender', ...CHOICE_FIELDS] as const).map(choice),
          [words('fields.interests'), interests.map(({ name }) => name).join(', ')],
          [t('export_page.profile.about'), shown.about_me],
          [t('export_page.profile.last_active'), when(shown.last_active_at)],
        ],
      },
    ]),
    section(
      'conversations',
      byTime(tables.conversations!, 'last_message_at').map((conversation) => ({
        title: who(conversation.low_profile_id === own ? conversation.high_profile_id : conversation.low_profile_id),
        lines: byTime(
          tables.messages!.filter((message) => message.conversation_id === conversation.id),
          'sent_at'
        ).map((message): Line => [
          `${message.sender_profile_id === own ? t('export_page.you') : who(message.sender_profile_id)}, ${when(message.sent_at)}`,
          saidIn(message),
        ]),
      }))
    ),
    section(
      'likes_given',
      list(
        byTime(
          tables.likes!.filter((like) => like.from_profile_id === own),
          'created_at'
        ),
        (like) => [who(like.to_profile_id), when(like.created_at)]
      )
    ),
    section(
      'likes_received',
      list(
        byTime(
          tables.likes!.filter((like) => like.to_profile_id === own),
          'created_at'
        ),
        (like) => [who(like.from_profile_id), when(like.created_at)]
      )
    ),
    section(
      'blocks',
      list(byTime(tables.blocks!, 'created_at'), (block) => [who(block.blocked_profile_id), when(block.created_at)])
    ),
    section(
      'complaints',
      list(byTime(tables.complaints!, 'created_at'), (complaint) => [complaint.number, when(complaint.created_at)])
    ),
    section(
      'credits',
      list(byTime(tables.ledger_transactions!, 'created_at'), (transaction) => [
        `${entry(`entry.${transaction.kind as 'purchase'}`, { name: who(transaction.counterpart_profile_id) })}, ${when(transaction.created_at)}`,
        new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(
          tables
            .ledger_entries!.filter(
              ({ transaction_id, account: of }) => transaction_id === transaction.id && of.startsWith('member.')
            )
            .reduce((sum, { amount }) => sum + amount, 0)
        ),
      ])
    ),
    section(
      'orders',
      list(byTime(tables.orders!, 'created_at'), (order) => [
        `${order.number}, ${when(order.created_at)}`,
        `${money(order.amount_minor, order.currency)} (${order.status})`,
      ])
    ),
    section(
      'consents',
      list(byTime(tables.consents!, 'given_at'), (consent) => [
        [t(`identity:consents.kinds.${consent.kind as 'terms'}`), consent.partners].filter(Boolean).join(': '),
        [
          [when(consent.given_at), when(consent.revoked_at)].filter(Boolean).join(' – '),
          consent.passed_on_at && t('export_page.consents.passed_on', { at: when(consent.passed_on_at) }),
        ]
          .filter(Boolean)
          .join(', '),
      ])
    ),
    section(
      'notices',
      list(byTime(tables.disclosure_acknowledgements!, 'acknowledged_at'), (told) => [
        who(told.profile_id),
        when(told.acknowledged_at),
      ])
    ),
    section(
      'sessions',
      list(byTime(tables.sessions!, 'created_at'), (session) => [
        session.user_agent || t('export_page.sessions.browser'),
        `${when(session.created_at)} – ${when(session.last_used_at)}`,
      ])
    ),
    section(
      'mails',
      list(byTime(tables.mails!, 'created_at'), (mail) => [mail.kind, when(mail.sent_at ?? mail.created_at)])
    ),
    section(
      'log',
      list(log as unknown as PersonalDataRow[], ({ at, action, reason }) => [
        when(at),
        [action, reason].filter(Boolean).join(': '),
      ])
    ),
  ]
}
