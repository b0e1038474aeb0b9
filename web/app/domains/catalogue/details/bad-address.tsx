import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '../../../ui/feedback/toast.ts'
import { DetailsSkeleton } from './details-skeleton.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** A link that names no offer or no date: says so, then shows the list. */
export function BadAddressNotice({
  text,
  title,
  listPath,
  path = listPath,
}: {
  text: string
  /** Of the list, meanwhile. */
  title: string
  listPath: string
  /** Of the page itself, for search engines. */
  path?: string
}) {
  const t = useCatalogueText()
  const navigate = useNavigate()
  useEffect(() => {
    showToast({ title: t('error'), text, tone: 'bad' })
    void navigate(listPath, { replace: true })
  }, [text, listPath, navigate, t])
  return <DetailsSkeleton title={title} path={path} />
}
