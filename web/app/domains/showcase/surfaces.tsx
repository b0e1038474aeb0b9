import { Check, Clock, Compass, Heart, Hotel, Ship, Sun } from '../../ui/brand/icons.ts'
import { useState } from 'react'
import { Badge } from '../../ui/card/badge.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { Chip, RemovableChip } from '../../ui/button/chip.tsx'
import { Copyable } from '../../ui/button/copyable.tsx'
import { Countdown } from '../../ui/feedback/countdown.tsx'
import { Dialog, Sheet } from '../../ui/overlay/dialog.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { EmptyBlock, ErrorBlock, LoadingBlock } from '../../ui/feedback/result-block.tsx'
import { CardSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Steps, Timeline } from '../../ui/navigation/steps.tsx'
import { TabPanel, Tabs } from '../../ui/navigation/tabs.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Group, useWords } from './group.tsx'

export function Buttons() {
  const w = useWords()
  const book = w('Book', 'احجز')
  return (
    <Group title={w('Buttons, chips, badges', 'الأزرار والشارات')} wide>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" size="large">
          {book}
        </Button>
        <Button kind="primary">{book}</Button>
        <Button kind="primary" size="small">
          {book}
        </Button>
        <Button kind="primary" busy={w('Booking', 'جارٍ الحجز')}>
          {book}
        </Button>
        <Button kind="primary" disabled>
          {book}
        </Button>
        <Button kind="teal">{w('Update price', 'تحديث السعر')}</Button>
        <Button>{w('Share', 'مشاركة')}</Button>
        <Button kind="soft">{w('See rooms', 'شاهد الغرف')}</Button>
        <Button kind="text">{w('Read more', 'اقرأ المزيد')}</Button>
        <Button kind="danger">{w('Cancel reservation', 'إلغاء الحجز')}</Button>
        <Button kind="danger-quiet">{w('Cancel', 'إلغاء')}</Button>
        <span data-theme="dayuse">
          <Button kind="primary">{w('Day use', 'داي يوز')}</Button>
        </span>
        <span className="on-dark rounded-control bg-indigo-900 p-2">
          <Button kind="ghost">{w('On dark', 'على الداكن')}</Button>
        </span>
        <IconButton label={w('Save', 'حفظ')} className="icon-button-disc" aria-pressed>
          <Heart size={18} />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-2">
        <Chip text={w('All classes', 'كل الدرجات')} on onChange={() => {}} />
        <Chip text={w('Elite', 'إيليت')} on={false} onChange={() => {}} />
        <RemovableChip text={w('Free cancellation', 'إلغاء مجاني')} onRemove={() => {}} />
        <Badge tone="soft">{w('Instant', 'فوري')}</Badge>
        <Badge tone="ok" icon={<Check aria-hidden />}>
          {w('Confirmed', 'مؤكد')}
        </Badge>
        <Badge tone="warn" icon={<Clock aria-hidden />}>
          {w('Pending', 'قيد الانتظار')}
        </Badge>
        <Badge tone="bad">{w('Cancelled', 'ملغي')}</Badge>
        <Badge tone="info">{w('Completed', 'مكتمل')}</Badge>
        <Badge tone="discount">{w('25% off', 'خصم 25%')}</Badge>
        <Badge>{w('Non-refundable', 'غير قابل للاسترداد')}</Badge>
      </div>
    </Group>
  )
}

export function Overlays() {
  const w = useWords()
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'menu' | null>(null)
  const close = (): void => setOpen(null)
  const title = w('Cancel this reservation?', 'إلغاء هذا الحجز؟')
  return (
    <Group title={w('Above the page', 'فوق الصفحة')} wide>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>{w('Dialog', 'نافذة')}</Button>
        <Button onClick={() => setOpen('sheet')}>{w('Sheet', 'لوحة')}</Button>
        <span className="relative">
          <Button
            onClick={() => setOpen('menu')}
            aria-haspopup="menu"
            aria-expanded={open === 'menu'}
          >
            {w('Menu', 'قائمة')}
          </Button>
          <Menu
            open={open === 'menu'}
            onClose={close}
            label={w('Menu', 'قائمة')}
            items={[
              { text: w('Activities', 'أنشطة'), href: '/activities' },
              { text: w('Log out', 'تسجيل الخروج'), onPick: () => {} },
            ]}
          />
        </span>
        <Button
          onClick={() =>
            showToast({
              title: w('Booking Updated', 'تم تحديث الحجز'),
              text: w('New total EGP 7,350.', 'الإجمالي الجديد 7,350 ج.م.'),
            })
          }
        >
          {w('Toast', 'رسالة')}
        </Button>
        <Button
          onClick={() =>
            showToast({
              title: w('Error', 'خطأ'),
              text: w('The bank declined the card.', 'رفض البنك البطاقة.'),
              tone: 'bad',
            })
          }
        >
          {w('Failure', 'فشل')}
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={title}
        actions={
          <>
            <Button onClick={close}>{w('Keep it', 'الاحتفاظ بالحجز')}</Button>
            <Button kind="danger" onClick={close}>
              {w('Cancel reservation', 'إلغاء الحجز')}
            </Button>
          </>
        }
      >
        <p className="notice notice-warn mt-4">
          {w('You get EGP 1,500 back within 5 working days.', 'يُرد إليك 1,500 ج.م خلال 5 أيام عمل.')}
        </p>
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title={w('Filters', 'تصفية')}
        onReset={() => {}}
        foot={
          <Button kind="primary" onClick={close}>
            {w('Show 38 results', 'عرض 38 نتيجة')}
          </Button>
        }
      >
        <p>{w('Anything long enough to scroll.', 'أي محتوى طويل.')}</p>
      </Sheet>
    </Group>
  )
}

export function Progress({ now }: { now: string }) {
  const w = useWords()
  const [tab, setTab] = useState('hotels')
  const at = (seconds: number): string => new Date(Date.parse(now) + seconds * 1000).toISOString()
  const tabs = [
    { id: 'hotels', text: w('Hotels', 'فنادق'), icon: <Hotel aria-hidden /> },
    { id: 'cruises', text: w('Nile cruises', 'رحلات كروز نيلية'), icon: <Ship aria-hidden /> },
    { id: 'activities', text: w('Activities', 'أنشطة'), icon: <Compass aria-hidden /> },
    { id: 'dayuse', text: w('Day use', 'داي يوز'), icon: <Sun aria-hidden /> },
  ]
  return (
    <Group title={w('Progress', 'التقدم')} wide>
      <Tabs
        label={w('Kinds', 'الأنواع')}
        group="kind"
        items={tabs}
        selected={tab}
        onSelect={setTab}
      />
      <TabPanel group="kind" id={tab}>
        <Breadcrumbs
          items={[
            { text: w('Activities', 'أنشطة'), href: '/activities' },
            { text: tabs.find(({ id }) => id === tab)?.text ?? '' },
          ]}
        />
      </TabPanel>
      <Steps
        names={w(
          'Your details,Payment method,Pay,Confirmed',
          'بياناتك,طريقة الدفع,الدفع,التأكيد',
        ).split(',')}
        current={1}
      />
      <div className="grid gap-3 md:grid-cols-3">
        <Countdown
          until={at(564)}
          startsAt={now}
          label={w('Seats held for you', 'المقاعد محجوزة لك')}
          endedText=""
        />
        <Countdown until={at(48)} startsAt={now} label="" endedText="" />
        <Countdown
          until={at(-5)}
          startsAt={now}
          label=""
          endedText={w('The hold has ended', 'انتهت مدة الحجز المؤقت')}
          onCheckAgain={() => {}}
        />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Timeline
          items={[
            {
              title: w('Booked', 'تم الحجز'),
              text: w('21 Nov 2026', '21 نوفمبر 2026'),
              state: 'done',
            },
            { title: w('Payment', 'الدفع'), state: 'now' },
            { title: w('Confirmed', 'التأكيد'), state: 'next' },
          ]}
        />
        <div>
          <Copyable label={w('Account number', 'رقم الحساب')} value="1000 4471 2209" />
          <Copyable label={w('Bank', 'البنك')} value="Nilebank" copy={false} />
        </div>
      </div>
      <Pagination page={6} totalPages={14} hrefOf={(page) => `?page=${page}`} />
    </Group>
  )
}

export function States() {
  const w = useWords()
  return (
    <Group title={w('States', 'الحالات')}>
      <EmptyBlock
        title={w('Nothing matches all 5 filters', 'لا نتائج تطابق اختياراتك')}
        text={w('Removing “5 stars” shows 12 hotels.', 'إزالة «5 نجوم» تعرض 12 فندقًا.')}
        actions={<Button kind="teal">{w('Reset Filters', 'إعادة الضبط')}</Button>}
      />
      <ErrorBlock
        title={w('Oops! Something went wrong', 'حدث خطأ ما')}
        text={w(
          'We could not load these offers. Your filters are kept.',
          'تعذّر تحميل العروض. اختياراتك محفوظة.',
        )}
        actions={<Button kind="teal">{w('Try Again', 'حاول مرة أخرى')}</Button>}
        reference="Ref 8f31c2"
      />
      <CardSkeleton />
      <LoadingBlock text={w('Loading content...', 'جارٍ تحميل المحتوى...')} />
    </Group>
  )
}
