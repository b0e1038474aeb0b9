import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import { FeatureIcon } from './feature-icon.tsx'

type Features = HotelDetails['Features']

/** What a stay or a room has, each with its icon. */
export const FeatureList = ({ features }: { features: Features }) => (
  <ul className="feature-list">
    {features.map(({ FeatureId, FeatureName, IconPath }) => (
      <li key={FeatureId}>
        <FeatureIcon name={IconPath} />
        {FeatureName}
      </li>
    ))}
  </ul>
)
