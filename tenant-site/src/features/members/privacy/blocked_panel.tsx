import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useRest } from '#site/lib/api/use_rest.ts'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { LoadMore } from '#site/ui/layout/load_more.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PersonLine } from '#site/ui/people/person_line.tsx'
import styles from './blocked_panel.module.css'
import { useUnblock } from './use_unblock.ts'

export function BlockedPanel() {
  const { t } = useTranslation(['members', 'site'])
  const { api } = useVisit()
  const { data, isFetching, refetch } = useQuery(call(api, 'blocks.index'))
  const { pages, more } = useRest({
    call: 'blocks.index',
    next: data?.next,
    ask: (cursor, signal) => api.blocks.index({ query: { cursor }, signal }),
  })
  const blocked = [...(data?.blocks ?? []), ...pages.flatMap(({ blocks }) => blocks)]
  const { mutate: unblock } = useUnblock()
  return (
    <FormSection title={t('own.blocked.title')} text={t('own.blocked.text')}>
      {!data && (
        <Notice
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {t('site:common.try_again')}
            </Button>
          }
        >
          {t('site:load_failed.text')}
        </Notice>
      )}
      {data && blocked.length === 0 && !more && <p>{t('own.blocked.nobody_blocked')}</p>}
      {blocked.length > 0 && (
        <ul className={styles.list}>
          {blocked.map((person) => (
            <li key={person.id} className={styles.person}>
              <PersonLine
                person={{ name: person.name, age: person.age, photo: null, fictional: person.fictional }}
                detail={
                  <>
                    {t('own.blocked.blocked_since')} <FormattedTime at={person.blocked_at} as="date" />
                  </>
                }
                end={
                  <Button
                    variant="secondary"
                    aria-label={t('own.blocked.unblock_label', { name: person.name })}
                    onClick={() => unblock(person)}
                  >
                    {t('own.blocked.unblock')}
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {more && <LoadMore label={t('site:common.show_more')} {...more} />}
    </FormSection>
  )
}
