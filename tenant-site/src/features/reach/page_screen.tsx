import { useRef, type RefObject, useEffect } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'
import { Breadcrumb } from '#site/lib/pages/breadcrumb.tsx'
import { call } from '#site/lib/api/call.ts'
import { isPlainClick } from '#site/ui/buttons/is_plain_click.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { AboutQuestions } from './about_questions.tsx'
import { PageContents } from './page_contents.tsx'
import styles from './page_screen.module.css'

const pageQuery = ({ api }: Visit, pathname: string) =>
  call(api, 'pages.show', { params: { name: pathname.replaceAll('/', '') } })

export function load(visit: Visit, { url }: PageRequest) {
  return visit.queryClient.ensureQueryData(pageQuery(visit, url.pathname))
}

/** A static page (specification §2). */
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
        {/* HTML rendered by the API; the author's own HTML is not passed through. */}
        <div ref={text} className={styles.text} dangerouslySetInnerHTML={{ __html: page.html }} />
      </div>
    </PageBody>
  )
}

/** Opens internal links of rendered HTML without reloading the page. */
function useFollowLinks(text: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = text.current
    const follow = (event: MouseEvent) => {
      const href = (event.target as Element).closest('a')?.getAttribute('href')
      if (!href?.startsWith('/') || href.startsWith('//') || !isPlainClick(event)) return
      event.preventDefault()
      void navigate(href)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [text, navigate])
}
