import { useRef } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { PageRequest } from '#site/app/page.ts'
import { Breadcrumb } from '#site/lib/breadcrumb.tsx'
import { call } from '#site/lib/call.ts'
import { PageHead } from '#site/lib/page_head.tsx'
import { useVisit, type Visit } from '#site/lib/visit.ts'
import { PageBody } from '#site/ui/page_body.tsx'
import { AboutQuestions } from './about_questions.tsx'
import { PageContents } from './page_contents.tsx'
import styles from './page_screen.module.css'
import { useFollowLinks } from './use_follow_links.ts'

const pageQuery = ({ api }: Visit, pathname: string) =>
  call(api, 'pages.show', { params: { name: pathname.replaceAll('/', '') } })

/** Fetches the text. */
export function load(visit: Visit, { url }: PageRequest) {
  return visit.queryClient.ensureQueryData(pageQuery(visit, url.pathname))
}

/** A static page (specification §2): long texts that read well on a phone, and on paper. */
export default function PageScreen() {
  const { t } = useTranslation('reach')
  const { pathname } = useLocation()
  const { data: page } = useSuspenseQuery(pageQuery(useVisit(), pathname))
  const text = useRef<HTMLDivElement>(null)
  useFollowLinks(text)
  return (
    <PageBody>
      <PageHead title={page.title} description={page.description} />
      <Breadcrumb title={page.title} />
      {page.name === 'faq' && <AboutQuestions html={page.html} />}
      <div className={styles.page}>
        <h1 className={styles.title}>{page.title}</h1>
        <PageContents label={t('page.contents')} contents={page.contents} />
        {/* HTML the API made of Markdown; no markup of its writer passes. */}
        <div ref={text} className={styles.text} dangerouslySetInnerHTML={{ __html: page.html }} />
      </div>
    </PageBody>
  )
}
