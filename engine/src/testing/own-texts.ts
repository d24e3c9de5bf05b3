/** Short texts written for the tests, in many registers. They test stability, not accuracy. */
export const OWN_TEXTS: readonly { readonly id: string; readonly text: string }[] = [
  {
    id: "ko-diary",
    text: "아침부터 비가 왔다. 우산을 챙겼는데 버스에 두고 내렸다. 돌아가려다 그냥 맞고 걸었는데 생각보다 나쁘지 않았다. 회사에 도착하니 김 대리가 수건을 건네주더라. 고맙다는 말을 제대로 못 한 게 하루 종일 마음에 걸렸다. 내일은 커피라도 한 잔 사야지.",
  },
  {
    id: "ko-chat-answer",
    text: "운동을 시작하려면 먼저 자신의 체력 수준을 정확히 파악하는 것이 중요합니다. 이를 통해 무리하지 않는 계획을 세울 수 있으며, 부상의 위험도 줄일 수 있습니다. 또한, 꾸준함을 유지하기 위해 작은 목표를 설정하는 것이 좋습니다. 예를 들어, 일주일에 세 번 30분씩 걷는 것부터 시작할 수 있습니다. 결론적으로, 운동은 건강한 삶을 위한 중요한 투자입니다.",
  },
  {
    id: "ko-review",
    text: "배송은 빨랐는데 상자가 찌그러져서 왔어요ㅠㅠ 그래도 물건은 멀쩡해서 그냥 씁니다. 소리가 좀 큰편인데 밤에 돌리면 윗집에서 뭐라 할듯. 가격 생각하면 괜찮아요. 다음엔 다른 색으로 하나 더 살까 고민중입니다.",
  },
  {
    id: "ko-petition",
    text: "저희 동네 초등학교 앞 횡단보도에는 신호등이 없습니다. 아침마다 차들이 그냥 지나가서 아이들이 뛰어 건넙니다. 작년에도 사고가 날뻔 한 적이 있는데 아직도 그대로입니다. 구청에 세번이나 전화를 했지만 예산이 없다는 말만 들었습니다. 제발 현장에 한번이라도 나와서 봐주시기 바랍니다.",
  },
  {
    id: "ko-essay-student",
    text: "나는 급식 시간에 휴대전화를 쓰게 해야 한다고 생각한다. 친구들은 밥을 먹고 나면 할 일이 없어서 복도에서 뛰어다닌다. 물론 게임만 하는 애들도 있을 것이다. 하지만 우리 반만 봐도 노래를 듣거나 부모님께 연락하려는 친구가 더 많다. 선생님들이 걱정하시는 점은 규칙을 정하면 풀 수 있다.",
  },
  {
    id: "ko-essay-machine",
    text: "현대 사회에서 스마트폰은 필수적인 도구로 자리 잡았다. 그러나 학교에서의 사용은 학습 집중력을 저하시킬 수 있다는 우려가 제기되고 있다. 이러한 관점에서, 적절한 규제와 자율성의 균형을 찾는 것이 중요하다. 다양한 이해관계자의 의견을 수렴하고, 합리적인 기준을 마련함으로써, 학생들의 권리와 학습권을 동시에 보장할 수 있을 것이다.",
  },
  {
    id: "ko-letter",
    text: "안녕하십니까. 지난주 회의에서 말씀드린 자료를 첨부하여 보내 드립니다. 표의 숫자 가운데 삼월분은 아직 확정되지 않았으니 참고만 해 주시기 바랍니다. 금요일까지 의견을 주시면 반영하여 다시 보내 드리겠습니다. 늦은 시간에 연락드려 죄송합니다. 감사합니다.",
  },
  {
    id: "ko-notice",
    text: "관리사무소에서 알려 드립니다. 다음 주 화요일 오전 열 시부터 오후 두 시까지 물탱크 청소로 단수가 됩니다. 필요한 물은 미리 받아 두시기 바랍니다. 청소가 끝난 뒤 처음 나오는 물은 흐릴 수 있으니 잠시 흘려보낸 다음 쓰십시오. 불편을 드려 죄송합니다.",
  },
  {
    id: "ko-fiction",
    text: "그는 문고리를 잡은 채 한참을 서 있었다. 안에서는 라디오 소리가 새어 나왔다. 어머니는 늘 그 방송을 들었다. 누가 죽고 누가 태어났다는 이야기가 끝나면 꼭 같은 노래가 나왔다. 그는 노래가 끝날 때까지 기다리기로 했다. 노래는 끝나지 않았다.",
  },
  {
    id: "ko-tech-blog",
    text: "어제 배포하다가 삽질을 좀 했다. 로컬에서는 잘 되는데 서버에만 올리면 죽는 거다. 로그를 한 시간쯤 들여다보고 나서야 환경 변수 이름에 오타가 있다는 걸 알았다. 허무했지만 덕분에 설정 파일을 읽는 코드를 다시 짰다. 이제 값이 없으면 시작할 때 바로 터진다. 진작 이렇게 할걸.",
  },
  {
    id: "ko-tech-doc",
    text: "이 함수는 인수로 받은 목록을 복사하여 새 목록을 돌려줍니다. 원래 목록은 바뀌지 않습니다. 두 번째 인수를 주면 그 자리부터 복사합니다. 음수를 주면 끝에서부터 셉니다. 목록이 비어 있으면 빈 목록을 돌려주며 오류를 내지 않습니다. 큰 목록에서는 메모리를 두 배로 쓴다는 점에 유의하세요.",
  },
  {
    id: "ko-tech-machine",
    text: "비동기 프로그래밍은 현대 웹 개발에서 매우 중요한 개념입니다. 이를 활용하면 애플리케이션의 응답성을 크게 향상시킬 수 있습니다. 예를 들어, 네트워크 요청을 처리하는 동안 사용자는 다른 작업을 계속 수행할 수 있습니다. 또한, 적절한 오류 처리를 통해 안정성을 확보하는 것이 필수적입니다. 이러한 특성 덕분에 다양한 분야에서 널리 활용되고 있습니다.",
  },
  {
    id: "ko-encyclopedia",
    text: "이 절은 고려 말에 세워졌다고 전하나 기록은 남아 있지 않다. 임진왜란 때 불타 없어진 것을 1640년 무렵 다시 지었으며, 지금 있는 대웅전은 그때의 건물이다. 1965년 보물로 지정되었다. 절 앞의 은행나무는 나이가 오백 년쯤 되는 것으로 본다.",
  },
  {
    id: "ko-speech",
    text: "사랑하는 졸업생 여러분, 오늘 여러분은 정든 교문을 나섭니다. 삼 년 전 비 오던 입학식 날을 기억하십니까. 우산이 모자라 둘씩 셋씩 붙어 섰던 그날, 저는 이 학년이 참 좋은 학년이 되겠구나 생각했습니다. 그 생각은 틀리지 않았습니다. 어디에 가든 옆 사람에게 우산을 나누어 주는 사람이 되십시오.",
  },
  {
    id: "ko-abstract",
    text: "본 연구에서는 하천 수온의 일변화를 설명하는 간단한 모형을 제안한다. 세 지점에서 이 년간 잰 자료로 모형의 계수를 정하고 다른 한 해의 자료로 검증하였다. 평균 오차는 0.6도였으며 여름철 소나기 뒤에 커졌다. 유량 자료가 없는 작은 하천에도 쓸 수 있다는 점에서 의의가 있다.",
  },
  {
    id: "ko-self-introduction",
    text: "저는 어릴 때 할머니의 가게에서 셈을 배웠습니다. 손님이 거스름돈을 받고 웃으며 나가실 때가 좋았습니다. 대학에서는 회계를 전공했고, 방학마다 시장 상인회에서 장부 정리를 도왔습니다. 영수증 삼천 장을 사흘 만에 정리한 일은 지금도 자랑입니다. 귀사에서도 숫자 뒤에 있는 사람을 보며 일하겠습니다.",
  },
  {
    id: "ko-self-introduction-machine",
    text: "저는 끊임없이 도전하고 성장하는 인재입니다. 다양한 프로젝트 경험을 통해 문제 해결 능력과 협업 역량을 키워 왔으며, 이러한 경험은 귀사의 발전에 기여할 수 있는 밑거름이 될 것입니다. 특히, 팀원들과의 원활한 소통을 바탕으로 효율적인 결과를 도출한 경험이 있습니다. 앞으로도 꾸준한 자기 계발을 통해 귀사와 함께 성장하겠습니다.",
  },
  {
    id: "ko-recipe",
    text: "감자는 껍질을 벗겨 한입 크기로 썬다. 물에 십 분쯤 담가 두면 덜 부서진다. 냄비에 기름을 두르고 감자를 먼저 볶다가 간장 세 숟갈, 물엿 두 숟갈, 물 반 컵을 넣는다. 중불에서 졸이다가 국물이 자작해지면 불을 끈다. 통깨는 먹기 직전에 뿌려야 고소하다.",
  },
  {
    id: "ko-news",
    text: "시는 지난 3일 구도심 골목길 정비를 마쳤다고 밝혔다. 길이 1.2킬로미터 구간의 보도블록을 바꾸고 가로등 40개를 새로 달았다. 공사는 넉 달이 걸렸다. 주민 박모 씨는 밤길이 밝아져 좋지만 주차할 곳이 줄었다고 말했다. 시 관계자는 가을에 공영 주차장을 열 계획이라고 했다.",
  },
  {
    id: "ko-travel",
    text: "강릉은 세 번째인데 겨울 바다는 처음이었다. 바람이 어찌나 센지 모자가 날아가서 한참 뛰었다. 초당 순두부는 솔직히 줄 설 정도는 아니었고, 그 옆집 장칼국수가 진짜였다. 숙소 사장님이 추천해 준 집인데 간판도 없다. 다음 날 새벽에 일출을 보겠다고 알람을 맞췄지만 당연히 못 일어났다.",
  },
  {
    id: "ko-comment",
    text: "아니 근데 이게 말이 되나요? 예약할 때는 분명히 조식 포함이라고 했는데 가니까 추가 요금 내래요. 직원분은 계속 자기는 모른다고만 하고... 결국 그냥 내고 먹었습니다. 맛은 있었는데 기분이 영 별로였네요. 다들 예약하실 때 캡처 꼭 해두세요!!",
  },
  {
    id: "ko-translated",
    text: "당신이 처음 이 도구를 열면 빈 화면을 보게 될 것입니다. 그것은 잘못된 것이 아닙니다. 왼쪽에 있는 막대에서 하나를 골라 끌어다 놓으세요. 만약 그것이 원하는 자리에 놓이지 않았다면, 언제든지 되돌릴 수 있습니다. 우리는 다음 장에서 이것들을 서로 잇는 방법을 살펴볼 것입니다.",
  },
  {
    id: "ko-mixed",
    text: "지난 주말에 아버지랑 둘이서 밭에 갔다. 고추를 땄는데 허리가 끊어지는 줄 알았다. 아버지는 말없이 두 고랑을 더 하셨다. 농업은 인류의 생존을 지탱하는 핵심 산업으로, 다양한 사회적 가치를 창출합니다. 특히, 지속 가능한 농업은 환경 보호와 식량 안보를 동시에 달성할 수 있는 중요한 방안입니다. 따라서 이에 대한 관심과 지원이 필요합니다.",
  },
  {
    id: "ko-short",
    text: "오늘은 그냥 좀 쉬고 싶다. 아무도 안 만나고 집에서 만화책이나 보면서 귤 까먹고 싶다.",
  },
  {
    id: "en-diary",
    text: "Missed the 7:40 again. The bus driver saw me, I swear he did, and he still pulled away. So I walked, which took an hour, and by the time I got in my socks were soaked through. Dana lent me a pair with little foxes on them. I wore them under my work shoes all day and nobody noticed, or at least nobody said anything.",
  },
  {
    id: "en-chat-answer",
    text: "Effective time management is essential for achieving both personal and professional goals. By prioritizing tasks and setting clear deadlines, you can significantly enhance your productivity. Additionally, it is important to take regular breaks, as this helps maintain focus and prevents burnout. Ultimately, developing these habits will empower you to navigate challenges with greater confidence and resilience.",
  },
  {
    id: "en-forum",
    text: "Had the same problem with mine last winter. Turned out it wasn't the thermostat at all, the little rubber hose behind the panel had a split in it you could barely see. Eight bucks at the hardware store. Before you pay anyone to come out I'd pull that panel and have a look, it's four screws. Kill the power first obviously.",
  },
  {
    id: "en-report",
    text: "The survey was carried out in March and covered forty households on the east bank. Thirty-one of them drew water from the river at least once a week. We found no clear link between distance and use: two of the nearest houses never did. The pump at the school had been broken since the autumn, and most people we asked did not expect it to be mended.",
  },
  {
    id: "en-essay",
    text: "My grandfather kept bees, though he was allergic to them. I used to think this was stupid. He would come in with one eye swollen shut and my grandmother would not speak to him until supper. When he died we found the notebooks, thirty years of weather and honey, and on almost every page some small complaint about his knees. I have the notebooks now. I still don't have any bees.",
  },
  {
    id: "en-machine-essay",
    text: "In today's rapidly evolving world, technology plays a pivotal role in shaping the way we live, work, and communicate. It offers numerous benefits, from streamlined workflows to enhanced connectivity across the globe. However, it also presents significant challenges that must be carefully addressed. By fostering a balanced approach, society can harness the full potential of innovation while mitigating its risks.",
  },
];
