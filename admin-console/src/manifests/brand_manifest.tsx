import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { failureText } from '#console/forms/failure_text.ts'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { useLeave } from '#console/forms/use_leave.ts'
import { carriedText, carrying } from '#console/manifests/carried_text.ts'
import { ChangedMeanwhile } from '#console/manifests/changed_meanwhile.tsx'
import { loadManifest, makesBrand, type Plan } from '#console/manifests/manifest.ts'
import { ManifestEditor } from '#console/manifests/manifest_editor.tsx'
import { OtherBrand } from '#console/manifests/other_brand.tsx'
import { useManifest } from '#console/manifests/use_manifest.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { CopyButton } from '#console/theme/copy_button.tsx'
import { saveFile } from '#console/theme/save_file.ts'

interface Props {
  tenant: WholeTenant
  loaded: string
}

/** The manifest of a brand that there is. */
export function BrandManifest({ tenant: { slug }, loaded }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const work = useManifest(carriedText(useLocation().state) ?? loaded)
  const { isDone, leave } = useLeave()
  const { text } = work
  /** The brand when the text was loaded or applied, and now. */
  const [base, setBase] = useState(loaded)
  const [now, setNow] = useState(loaded)
  /** The text that isn't lost when one leaves. */
  const [kept, setKept] = useState(loaded)

  async function check() {
    await work.check()
    await see()
  }

  async function apply(plan: Plan) {
    if (!(await work.apply(plan))) return see()
    setKept(text)
    await loadManifest(slug).then(begin, () => undefined)
  }

  /** How the brand is now; without a connection that is said already. */
  const see = () => loadManifest(slug).then(setNow, () => undefined)

  function begin(manifest: string) {
    setBase(manifest)
    setNow(manifest)
  }

  async function loadAgain() {
    try {
      const manifest = await loadManifest(slug)
      begin(manifest)
      setKept(manifest)
      work.setText(manifest)
      work.forget()
    } catch (error) {
      notify(failureText(error), { type: 'error' })
    }
  }

  function download() {
    saveFile(new Blob([text], { type: 'application/yaml' }), `${slug}.yaml`)
  }

  return (
    <>
      <LeaveGuard isNeeded={text !== kept} isDone={isDone} />
      <ManifestEditor
        work={work}
        tools={
          <>
            <Button size="small" onClick={download}>
              {translate('manifests.download')}
            </Button>
            <CopyButton text={text}>{translate('forms.copy')}</CopyButton>
            {(text !== base || now !== base) && (
              <ConfirmButton
                size="small"
                label="manifests.load_again"
                title="manifests.ask_load_title"
                question="manifests.ask_load"
                isBusy={work.isBusy}
                onConfirm={() => void loadAgain()}
              />
            )}
          </>
        }
        refusalOf={(plan) =>
          plan.tenant !== slug && (
            <OtherBrand
              slug={plan.tenant}
              isNew={makesBrand(plan)}
              text="manifests.other"
              onGo={(address) => leave(address, carrying(text))}
            />
          )
        }
        notice={now !== base && <ChangedMeanwhile from={base} to={now} />}
        onCheck={check}
        onApply={apply}
      />
    </>
  )
}
