import { PackageCard } from './package_card.tsx'
import type { CreditPackage } from '#site/features/credits/transactions/shapes.ts'
import styles from './package_grid.module.css'

type PackageGridProps = {
  packages: readonly CreditPackage[]
  /** Where a package leads, and what the way is called; without it, the packages are only shown. */
  to?: (one: CreditPackage) => string
  action?: string
}

/** All packages, side by side where there is room. */
export function PackageGrid({ packages, to, action }: PackageGridProps) {
  return (
    <ul className={styles.grid}>
      {packages.map((one) => (
        <li key={one.id} className={styles.place}>
          <PackageCard credits={one} to={to?.(one)} action={action} />
        </li>
      ))}
    </ul>
  )
}
