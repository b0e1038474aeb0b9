import { PageSeo } from '../platform/seo/page-seo.tsx'
export default function Landing() { return <><PageSeo title="x" path="/" /><h1>hi</h1></> }
